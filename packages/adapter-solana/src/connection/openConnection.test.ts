import { defineNetwork } from '@portico/core'
import { solana, solanaDevnet, solanaTestnet } from '@portico/core/networks'
import { createFakeContext } from '@portico/core/testing'
import { expect, test, vi } from 'vitest'
import {
  type CreateFakeStandardWalletOptions,
  createFakeStandardWallet,
  fakeAddresses,
} from '../testing/createFakeStandardWallet.js'
import { openConnection } from './openConnection.js'

const [first, second] = fakeAddresses
const custom = defineNetwork({ ...solana, id: 'custom', caipNetworkId: 'solana:custom', name: 'Custom' })

function arrange(options: CreateFakeStandardWalletOptions = {}) {
  const context = createFakeContext({ networks: [solana, solanaDevnet, solanaTestnet, custom] })
  const wallet = createFakeStandardWallet(options)
  const accounts = [{ address: first }]
  const connection = openConnection(context, { connectorId: 'Fake', wallet, accounts, chains: [solana.caipNetworkId] })
  const events: unknown[] = []
  for (const name of ['accounts', 'network', 'approved', 'end'] as const)
    connection.on(name, (event) => events.push([name, event]))
  return { ...context, wallet, connection, events }
}

test('reports each real change of accounts once', () => {
  const { wallet, connection, events } = arrange()
  wallet.share([first])
  wallet.share([second, first])
  wallet.report({ accounts: wallet.accounts })
  expect(events).toEqual([['accounts', { namespace: 'solana', accounts: [{ address: second }, { address: first }] }]])
  expect(connection.accounts('solana')).toEqual([{ address: second }, { address: first }])
  expect(connection.accounts('eip155')).toEqual([])
})

test('ignores nonsense and logs it', () => {
  const { wallet, events, logger } = arrange()
  wallet.report({ accounts: 'nobody' })
  wallet.report(null as never)
  expect(events).toEqual([])
  expect(logger.entries()).toHaveLength(1)
})

test('ends when the wallet shares nothing any more, not when it does so for a moment', async () => {
  const { wallet, events, clock } = arrange()
  wallet.share([])
  wallet.share([second])
  await clock.advance(1000)
  expect(events.map((event) => (event as string[])[0])).toEqual(['accounts'])
  wallet.share([])
  await clock.advance(1000)
  expect(events.at(-1)).toEqual(['end', { reason: 'wallet' }])
  expect([wallet.listenerCount(), clock.pending()]).toEqual([0, 0])
})

test('moves to what the wallet knows, without asking it, and to custom clusters', async () => {
  const { connection, events, wallet } = arrange()
  await connection.switchNetwork(solanaDevnet.caipNetworkId)
  await connection.switchNetwork(solanaDevnet.caipNetworkId)
  await connection.switchNetwork('solana:custom')
  expect(events).toEqual([
    ['network', { namespace: 'solana', networkId: solanaDevnet.caipNetworkId }],
    ['network', { namespace: 'solana', networkId: 'solana:custom' }],
  ])
  expect(wallet.calls).toEqual([])
  const testnet = connection.switchNetwork(solanaTestnet.caipNetworkId)
  await expect(testnet).rejects.toMatchObject({ code: 'chain/not-approved' })
})

test('cannot use custom clusters with a wallet that only sends by itself', () => {
  const { connection } = arrange({ without: ['solana:signTransaction'] })
  expect(connection.approved('solana')).toEqual([solana.caipNetworkId, solanaDevnet.caipNetworkId])
})

test('follows a wallet that gains a chain', () => {
  const { wallet, connection, events } = arrange()
  Object.assign(wallet, { chains: [...wallet.chains, 'solana:testnet'] })
  wallet.report({ chains: wallet.chains })
  wallet.report({ features: wallet.features })
  expect(events).toEqual([['approved', { namespace: 'solana', approved: connection.approved('solana') }]])
  expect(connection.approved('solana')).toContain(solanaTestnet.caipNetworkId)
})

test('disconnects at the wallet, and is silent from then on', async () => {
  const { wallet, connection, events } = arrange()
  await connection.disconnect()
  wallet.share([second])
  expect(events).toEqual([])
  expect(wallet.calls.map(({ name }) => name)).toEqual(['standard:disconnect'])
  expect(wallet.listenerCount()).toBe(0)
})

test('gives the wallet three seconds to take the farewell', async () => {
  const { wallet, connection, clock } = arrange()
  wallet.script('standard:disconnect', 'hang')
  const done = expect(connection.disconnect()).rejects.toMatchObject({ code: 'connection/timeout' })
  await clock.advance(3000)
  await done
})

test('lets go of the wallet without ending anything', () => {
  const { wallet, connection } = arrange()
  connection.release?.()
  expect([wallet.listenerCount(), wallet.calls.length]).toEqual([0, 0])
})

test('works with a wallet that has no events and nothing to disconnect', async () => {
  const { connection } = arrange({ without: ['standard:events', 'standard:disconnect'] })
  await expect(connection.disconnect()).resolves.toBeUndefined()
})

test('tells the listeners of the provider, and answers requests on its network', async () => {
  const { wallet, connection, clock } = arrange()
  const provider = connection.provider('solana')
  const seen: unknown[] = []
  const removed = vi.fn()
  provider.on?.('accountsChanged', (addresses) => seen.push(addresses))
  provider.on?.('chainChanged', (network) => seen.push(network))
  provider.on?.('disconnect', (error) => seen.push((error as { code: string }).code))
  provider.on?.('accountsChanged', removed)
  provider.removeListener?.('accountsChanged', removed)
  wallet.share([second])
  await connection.switchNetwork(solanaDevnet.caipNetworkId)
  await expect(provider.request({ method: 'solana_getAccounts' })).resolves.toEqual([{ pubkey: second }])
  wallet.share([])
  await clock.advance(1000)
  expect(seen).toEqual([[second], solanaDevnet.caipNetworkId, 'wallet/disconnected'])
  expect(removed).not.toHaveBeenCalled()
})
