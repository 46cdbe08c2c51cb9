import { describe, expect, it } from 'vitest'
import { openTestClient } from '../client/testing/openTestClient.js'
import { createFrameEvmProvider } from './createFrameEvmProvider.js'

const address = `0x${'ab'.repeat(20)}`
const other = `0x${'cd'.repeat(20)}`
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const user = { address, chainId: 1 }

async function setUp(options: { readonly user?: typeof user; readonly chain?: string } = {}) {
  const test = await openTestClient(options.chain === undefined ? {} : { LAST_USED_CHAIN_KEY: options.chain })
  const provider = createFrameEvmProvider({ client: test.client, user: options.user })
  const events: unknown[] = []
  for (const name of ['connect', 'disconnect', 'accountsChanged', 'chainChanged'])
    provider.on(name, (payload: unknown) => events.push([name, payload]))
  const ask = (method: string, params?: unknown) => provider.request({ method, params })
  const logIn = async (answer: object) => {
    const pending = test.client.getUser()
    test.frame.reply('GET_USER', answer)
    await pending
  }
  return { ...test, provider, events, ask, logIn }
}

describe('the provider answers by itself', () => {
  it('the chain id, in hex', async () => {
    expect(await (await setUp({ chain: '8453' })).ask('eth_chainId')).toBe('0x2105')
    expect(await (await setUp()).ask('eth_chainId')).toBe('0x1')
    expect(await (await setUp({ chain: solana })).ask('eth_chainId')).toBe('0x1')
  })

  it('the accounts of an EVM user', async () => {
    const { ask, frame } = await setUp({ user })
    expect(await ask('eth_accounts')).toEqual([address])
    expect(await ask('eth_requestAccounts')).toEqual([address])
    expect(frame.posted).toEqual([])
    for (const wrong of ['4'.repeat(44), `${address}0`, `0${address}`, '0x', `0x${'g'.repeat(40)}`]) {
      const { ask: askOther } = await setUp({ user: { ...user, address: wrong } })
      expect(await askOther('eth_accounts')).toEqual([])
    }
    await expect((await setUp()).ask('eth_requestAccounts')).rejects.toMatchObject({ code: 'wallet/unauthorized' })
  })

  it('what the wallet does not do', async () => {
    const { ask, frame } = await setUp({ user })
    await expect(ask('eth_sign')).rejects.toMatchObject({ code: 'frame/rpc-not-allowed' })
    await expect(ask('solana_signMessage', {})).rejects.toMatchObject({ code: 'wallet/unsupported-method' })
    expect(frame.posted).toEqual([])
  })
})

describe('the provider asks the frame', () => {
  it('for all else', async () => {
    const { ask, frame } = await setUp({ user })
    const pending = ask('eth_getBalance', [address, 'latest'])
    expect(frame.last()?.payload).toEqual({
      ...{ method: 'eth_getBalance', params: [address, 'latest'] },
      ...{ chainId: 1, chainNamespace: 'eip155' },
    })
    frame.reply('RPC_REQUEST', '0x5')
    expect(await pending).toBe('0x5')
  })

  it('to switch the network', async () => {
    const { ask, events, frame } = await setUp({ user })
    const pending = ask('wallet_switchEthereumChain', [{ chainId: '0xA' }])
    expect(frame.last()).toMatchObject({ type: '@w3m-app/SWITCH_NETWORK', payload: { chainId: 'eip155:10' } })
    frame.reply('SWITCH_NETWORK', { chainId: 'eip155:10' })
    expect(await pending).toBeNull()
    expect(await ask('eth_chainId')).toBe('0xa')
    expect(events).toEqual([['chainChanged', '0xa']])
    const far = ask('wallet_switchEthereumChain', [{ chainId: '0x14a34' }])
    expect(frame.last()?.payload).toEqual({ chainId: 'eip155:84532' })
    frame.reply('SWITCH_NETWORK', { chainId: 10 })
    await far
    const again = ask('wallet_switchEthereumChain', [{ chainId: '0xa' }])
    frame.reply('SWITCH_NETWORK', { chainId: 10 })
    await again
    expect(events).toHaveLength(1)
    for (const params of [
      undefined,
      [],
      [{}],
      [{ chainId: 10 }],
      [{ chainId: '10' }],
      [{ chainId: '0xzz' }],
      [{ chainId: ['0xa'] }],
      [null],
    ])
      await expect(ask('wallet_switchEthereumChain', params)).rejects.toMatchObject({ code: 'wallet/invalid-chain-id' })
    await expect(ask('wallet_switchEthereumChain', [{ chainId: `0x${'f'.repeat(14)}` }])).rejects.toThrow()
    await expect(ask('wallet_switchEthereumChain', [{ chainId: 'x0x1' }])).rejects.toThrow()
    expect(frame.posted).toHaveLength(3)
  })
})

describe('the provider tells', () => {
  it('of logins, accounts, networks and the end', async () => {
    const { ask, client, events, frame, logIn } = await setUp()
    await logIn({ address, chainId: 10 })
    expect(events).toEqual([
      ['connect', { chainId: '0xa' }],
      ['accountsChanged', [address]],
    ])
    await logIn({ address, chainId: 10 })
    expect(events).toHaveLength(2)
    const preferred = client.setPreferredAccount({ type: 'smartAccount' })
    frame.reply('SET_PREFERRED_ACCOUNT', { type: 'smartAccount', address: other })
    await preferred
    expect(await ask('eth_accounts')).toEqual([other])
    await logIn({ address: other, chainId: 'eip155:1' })
    await logIn({ address: '4'.repeat(44), chainId: solana })
    expect(await ask('eth_chainId')).toBe('0x1')
    const done = client.disconnect()
    frame.reply('SIGN_OUT')
    await done
    expect(await ask('eth_accounts')).toEqual([])
    expect(events.slice(2)).toEqual([
      ['accountsChanged', [other]],
      ['chainChanged', '0x1'],
      ['accountsChanged', []],
      ['disconnect', expect.objectContaining({ code: 'wallet/disconnected', rpcCode: 4900 })],
    ])
  })

  it('of a network that the frame went to by itself', async () => {
    const { ask, client, events, frame } = await setUp({ user })
    const asked = client.getChainId()
    frame.reply('GET_CHAIN_ID', { chainId: 137 })
    await asked
    expect(events).toEqual([['chainChanged', '0x89']])
    expect(await ask('eth_chainId')).toBe('0x89')
  })

  it('nothing of an account while nobody is logged in', async () => {
    const { client, events, frame } = await setUp()
    const preferred = client.setPreferredAccount({ type: 'eoa' })
    frame.reply('SET_PREFERRED_ACCOUNT', { type: 'eoa', address })
    await preferred
    const done = client.disconnect()
    frame.reply('SIGN_OUT')
    await done
    expect(events).toEqual([])
  })

  it('nobody who stopped listening, or after its end', async () => {
    const { client, frame, logIn, provider, ask } = await setUp()
    const got: unknown[] = []
    const listener = (payload: unknown) => got.push(payload)
    expect(provider.on('accountsChanged', listener)).toBe(provider)
    provider.on('accountsChanged', listener)
    provider.on('connect', listener)
    await logIn(user)
    expect(got).toEqual([{ chainId: '0x1' }, [address], [address]])
    expect(provider.removeListener('accountsChanged', listener)).toBe(provider)
    expect(provider.removeListener('accountsChanged', () => {})).toBe(provider)
    expect(provider.removeListener('chainChanged', listener)).toBe(provider)
    await logIn({ ...user, address: other })
    expect(got).toHaveLength(3)
    provider.on('accountsChanged', listener)
    provider.destroy()
    const switched = client.switchNetwork({ chainId: 5 })
    frame.reply('SWITCH_NETWORK', { chainId: 5 })
    await switched
    await logIn(user)
    expect(got).toHaveLength(3)
    expect(await ask('eth_accounts')).toEqual([other])
  })
})
