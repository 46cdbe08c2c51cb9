import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { recoverMessageAddress } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Ask } from '../shared/wallet/Ask.js'
import { describeAsk } from '../shared/wallet/describeAsk.js'
import { labWalletAccounts } from '../shared/wallet/labWalletAccounts.js'
import type { LabWalletState } from '../shared/wallet/labWalletState.js'
import { createLabWallet } from '../web/labWallet/createLabWallet.js'
import { readLabWalletSetup } from '../web/labWallet/readLabWalletSetup.js'

const [first, second] = labWalletAccounts
const connect = { method: 'eth_requestAccounts' }

/** Two tabs of one browser, with the storage and channels they share. */
function createBrowser() {
  const items = new Map<string, string>()
  const listeners: ((state: LabWalletState) => void)[] = []
  return {
    storage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    },
    createChannel() {
      const own: ((state: LabWalletState) => void)[] = []
      return {
        post: (state: LabWalletState) => {
          for (const listener of listeners) if (!own.includes(listener)) listener(state)
        },
        listen(listener: (state: LabWalletState) => void) {
          own.push(listener)
          listeners.push(listener)
          return () => {}
        },
      }
    },
  }
}

function arrange(
  search = '',
  browser = createBrowser(),
  answer: (ask: Ask) => boolean | Promise<boolean> = () => true,
) {
  const prompt = vi.fn(async (ask: Ask) => answer(ask))
  const wallet = createLabWallet({
    setup: readLabWalletSetup(search),
    chains: { 1: { name: 'Ethereum', rpc: 'http://127.0.0.1:9/' } },
    origin: 'http://localhost:4400',
    storage: browser.storage,
    channel: browser.createChannel(),
    prompt,
  })
  const heard: [string, unknown][] = []
  for (const event of ['accountsChanged', 'chainChanged'])
    wallet.provider.on(event, (value) => heard.push([event, value]))
  const request = (method: string, ...params: unknown[]) => wallet.provider.request({ method, params })
  return { wallet, prompt, heard, request, provider: wallet.provider }
}

async function startChain(chainId: number): Promise<string> {
  const server = createServer((incoming, response) => {
    incoming.resume().on('end', () => {
      response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: `0x${chainId.toString(16)}` }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  // The address of a server that listens on a port is an object.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('every account belongs to its key', () => {
  for (const { address, privateKey } of labWalletAccounts) expect(privateKeyToAddress(privateKey)).toBe(address)
})

describe('accounts', () => {
  test('are shown only after the owner agreed, and then without asking', async () => {
    const { request, prompt, provider } = arrange()
    expect(await request('eth_accounts')).toEqual([])
    expect(await provider.request(connect)).toEqual([first.address])
    expect(await request('eth_accounts')).toEqual([first.address])
    expect(await provider.request(connect)).toEqual([first.address])
    expect(prompt).toHaveBeenCalledTimes(1)
  })

  test('stay hidden when the owner refuses', async () => {
    const { request, provider } = arrange('', createBrowser(), () => false)
    await expect(provider.request(connect)).rejects.toMatchObject({ code: 4001 })
    expect(await request('eth_accounts')).toEqual([])
  })

  test('disappear while the wallet is locked and when the permission is taken back', async () => {
    const { wallet, heard, provider, request } = arrange()
    await provider.request(connect)
    wallet.lock()
    wallet.unlock()
    await request('wallet_revokePermissions', { eth_accounts: {} })
    const all = [first.address]
    expect(heard.map(([, accounts]) => accounts)).toEqual([all, [], all, []])
  })

  test('come with the selected one first', async () => {
    const { wallet, provider } = arrange('?labAccounts=2')
    wallet.selectAccount(1)
    expect(await provider.request(connect)).toEqual([second?.address, first.address])
  })

  test('are the same in the other tab at once, which hears of it', async () => {
    const browser = createBrowser()
    const [one, other] = [arrange('', browser), arrange('', browser)]
    await one.provider.request(connect)
    expect(await other.request('eth_accounts')).toEqual([first.address])
    expect(other.heard).toEqual([['accountsChanged', [first.address]]])
    expect(other.prompt).not.toHaveBeenCalled()
  })
})

describe('state', () => {
  test('outlives a reload', async () => {
    const browser = createBrowser()
    await arrange('?labChain=10', browser).provider.request(connect)
    const { request } = arrange('?labChain=10', browser)
    expect(await request('eth_accounts')).toEqual([first.address])
    expect(await request('eth_chainId')).toBe('0xa')
  })

  test('begins afresh when the URL sets the wallet up otherwise', async () => {
    const browser = createBrowser()
    await arrange('', browser).provider.request(connect)
    expect(await arrange('?labChain=10', browser).request('eth_accounts')).toEqual([])
  })

  test('begins afresh when what is stored is not readable', async () => {
    const browser = createBrowser()
    browser.storage.setItem('lab-wallet', '{')
    expect(await arrange('', browser).request('eth_chainId')).toBe('0x1')
  })
})

describe('modes', () => {
  test('auto approves without a prompt', async () => {
    const { provider, prompt, wallet } = arrange('?labWallet=auto')
    expect(await provider.request(connect)).toEqual([first.address])
    expect(prompt).not.toHaveBeenCalled()
    expect(wallet.asks.map(({ kind }) => kind)).toEqual(['connect'])
  })

  test('reject answers 4001, as an error or as a plain object', async () => {
    await expect(arrange('?labWallet=reject').provider.request(connect)).rejects.toBeInstanceOf(Error)
    const plain = arrange('?labWallet=reject&labErrors=plain').provider.request(connect)
    await expect(plain).rejects.not.toBeInstanceOf(Error)
    await expect(plain).rejects.toMatchObject({ code: 4001 })
  })

  test('hang never answers', async () => {
    const settled = vi.fn()
    arrange('?labWallet=hang').provider.request(connect).then(settled, settled)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(settled).not.toHaveBeenCalled()
  })

  test('pending answers -32002, as does a second connect while the first waits', async () => {
    await expect(arrange('?labWallet=pending').provider.request(connect)).rejects.toMatchObject({ code: -32002 })
    const { provider } = arrange('', createBrowser(), () => new Promise(() => {}))
    void provider.request(connect)
    await expect(provider.request(connect)).rejects.toMatchObject({ code: -32002 })
  })

  test('failNext lets one request of a method fail', async () => {
    const { wallet, request } = arrange()
    wallet.failNext('eth_accounts', { code: -32603, message: 'No' })
    await expect(request('eth_accounts')).rejects.toMatchObject({ code: -32603 })
    expect(await request('eth_accounts')).toEqual([])
  })
})

describe('chains', () => {
  test('a known one is switched to, with an event', async () => {
    const { request, heard } = arrange()
    expect(await request('wallet_switchEthereumChain', { chainId: '0x2105' })).toBeNull()
    expect(heard).toEqual([['chainChanged', '0x2105']])
  })

  test('an unknown one answers 4902 until it is added', async () => {
    const rpc = await startChain(137)
    const { request } = arrange()
    const chainId = '0x89'
    await expect(request('wallet_switchEthereumChain', { chainId })).rejects.toMatchObject({ code: 4902 })
    await request('wallet_addEthereumChain', { chainId, chainName: 'Polygon', rpcUrls: [rpc] })
    expect(await request('eth_chainId')).toBe(chainId)
    expect(await request('eth_blockNumber')).toBe(chainId)
  })

  test('one is not added when its RPC is another chain', async () => {
    const rpc = await startChain(5)
    const { request } = arrange()
    const added = request('wallet_addEthereumChain', { chainId: '0x89', chainName: 'Polygon', rpcUrls: [rpc] })
    await expect(added).rejects.toMatchObject({ code: -32602 })
  })

  test('a forgotten one is unknown again', async () => {
    const { wallet, request } = arrange()
    wallet.forgetChain(8453)
    await expect(request('wallet_switchEthereumChain', { chainId: '0x2105' })).rejects.toMatchObject({ code: 4902 })
  })
})

describe('signatures', () => {
  test('of a message are by the account, and the owner sees the text', async () => {
    const { request, provider, wallet } = arrange()
    await provider.request(connect)
    const signature = await request('personal_sign', '0x48c3a9', first.address)
    // The result of this request is a signature.
    const signed = { message: 'Hé', signature: signature as `0x${string}` }
    expect(await recoverMessageAddress(signed)).toBe(first.address)
    expect(wallet.asks.at(-1)).toEqual({ kind: 'sign', text: 'Hé' })
  })

  test('are refused for accounts the page may not see', async () => {
    const { request } = arrange('?labWallet=auto')
    await expect(request('personal_sign', '0x00', first.address)).rejects.toMatchObject({ code: 4100 })
  })

  test('by methods the wallet does not know answer 4200', async () => {
    await expect(arrange().request('eth_sign', first.address, '0x')).rejects.toMatchObject({ code: 4200 })
  })
})

test('the prompt names receiver, amount, network and fee of a transaction', () => {
  const call = { to: '0xabc', value: 1_500_000_000_000_000_000n, data: undefined }
  const { facts } = describeAsk({ kind: 'transaction', chain: 'Base', call, fee: 21_000_000_000_000n })
  expect(facts).toEqual([
    ['To', '0xabc'],
    ['Value', '1.5 ETH'],
    ['Network', 'Base'],
    ['Fee at most', '0.000021 ETH'],
  ])
})
