import { evmAdapter } from '@portico/adapter-evm'
import { walletConnect } from '@portico/controllers/walletconnect'
import {
  type Actions,
  type AdapterContext,
  type Connection,
  type ConnectionEvents,
  defineNetwork,
  systemClock,
} from '@portico/core'
import { createHttpClient } from '@portico/core/internal'
import { mainnet, optimism, solana } from '@portico/core/networks'
import { createFakeContext } from '@portico/core/testing'
import { base58 } from '@scure/base'
import { parseEther, recoverMessageAddress, recoverTypedDataAddress, toHex, verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createPeerWallet } from '../peer/createPeerWallet.js'
import type { PeerWallet } from '../peer/PeerWallet.js'
import { callRpc } from './chains/callRpc.js'
import { type Anvil, startAnvil } from './chains/startAnvil.js'
import { type Relay, startRelay } from './relay/startRelay.js'
import { findBasePort } from './testing/findBasePort.js'

type Event = readonly [name: keyof ConnectionEvents, detail: unknown]

const clusters = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const typedData = {
  domain: { name: 'Lab', chainId: 1 },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  message: { text: 'hello' },
} as const
const lifetime = new AbortController()
let chain: Anvil
let relay: Relay
let peer: PeerWallet
let context: AdapterContext
let actions: Actions
let connector: ReturnType<ReturnType<typeof walletConnect>>
let owner = ''
let other = ''
let connection: Connection | undefined

beforeAll(async () => {
  const port = await findBasePort()
  relay = await startRelay({ port })
  chain = await startAnvil({ chainId: 1, port: port + 1 })
  const chains = { 'eip155:1': { rpc: chain.url }, 'eip155:10': { rpc: chain.url } }
  const url = 'http://localhost:4400/peer.html'
  peer = await createPeerWallet({ relayUrl: relay.url, url, storagePrefix: crypto.randomUUID(), chains })
  const [first = '', second = ''] = peer.addresses.eip155
  owner = first
  other = second
  await callRpc(chain.url, 'anvil_setBalance', [owner, toHex(parseEther('10'))])
  context = createContext()
  actions = await evmAdapter().load(context)
  connector = walletConnect({ relayUrl: relay.url })(context)
}, 60_000)

afterEach(async () => {
  await connection?.disconnect()
  connection = undefined
})

afterAll(async () => {
  lifetime.abort()
  await peer.close()
  await relay.close()
  await chain.close()
})

/** The instance's parts, with the real clock and network. Only Ethereum has a URL. */
function createContext(): AdapterContext {
  const rpcUrls = { default: { http: [chain.url] } }
  const networks = [
    defineNetwork({ ...mainnet, rpcUrls, contracts: {} }),
    defineNetwork({ ...optimism, rpcUrls: { default: { http: [] } } }),
    solana,
  ]
  const fake = createFakeContext({ networks, instanceId: crypto.randomUUID(), lifetime: lifetime.signal })
  return { ...fake, clock: systemClock, http: createHttpClient({ clock: systemClock, logger: fake.logger }) }
}

async function connect(chains: readonly `${string}:${string}`[] = ['eip155:1', 'eip155:10']) {
  peer.setPolicy({ proposals: 'approve', requests: 'approve', grant: {} })
  const namespaces = [...new Set(chains.map((id) => id.split(':', 1)[0] ?? ''))]
  const signal = AbortSignal.timeout(20_000)
  const opened = await connector.connect({ namespaces, chains, signal, onUri: (uri) => void peer.pair(uri) })
  connection = opened
  const events: Event[] = []
  opened.on('network', (event) => events.push(['network', event.networkId]))
  opened.on('approved', (event) => events.push(['approved', event.approved]))
  opened.on('accounts', (event) => events.push(['accounts', event.accounts[0]?.address]))
  opened.on('end', (event) => events.push(['end', event.reason]))
  return { opened, events, provider: opened.provider('eip155') }
}

test('signs and sends through the adapter', async () => {
  const { opened } = await connect()
  const signature = await actions.signMessage?.({ connection: opened, address: owner, message: 'hello' })
  expect(await recoverMessageAddress({ message: 'hello', signature: signature as `0x${string}` })).toBe(owner)
  const signed = await actions.signTypedData?.({ connection: opened, address: owner, typedData })
  expect(await recoverTypedDataAddress({ ...typedData, signature: signed as `0x${string}` })).toBe(owner)
  const token = { symbol: 'ETH', name: 'Ether', decimals: 18 }
  const transfer = { connection: opened, networkId: 'eip155:1', from: owner, to: other, token } as const
  const prepared = await actions.prepareTransfer({ ...transfer, amount: parseEther('1') })
  const hash = await prepared.send()
  expect(await actions.waitFor({ networkId: 'eip155:1', hash })).toMatchObject({ status: 'success' })
}, 40_000)

test('reads from the chain, and from nowhere where the app named no host', async () => {
  const { opened, provider } = await connect()
  expect(await provider.request({ method: 'eth_blockNumber' })).toMatch(/^0x/)
  const asked = peer.log.length
  await opened.switchNetwork('eip155:10')
  await expect(provider.request({ method: 'eth_blockNumber' })).rejects.toMatchObject({ code: 'provider/no-rpc-url' })
  expect(peer.log).toHaveLength(asked)
}, 30_000)

test('states the capabilities of the session without asking the wallet', async () => {
  const { provider } = await connect()
  const asked = peer.log.length
  const capabilities = await provider.request({ method: 'wallet_getCapabilities', params: [owner] })
  expect(capabilities).toMatchObject({ '0x1': { atomic: { status: 'unsupported' } } })
  expect(peer.log).toHaveLength(asked)
}, 30_000)

test.each(['number', 'hex', 'decimal', 'caip'] as const)(
  'follows the wallet to another network (%s)',
  async (encoding) => {
    const { opened, events, provider } = await connect()
    await peer.switchChain(10, encoding)
    await expect.poll(() => events).toEqual([['network', 'eip155:10']])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')
    await opened.switchNetwork('eip155:1')
    await peer.switchChain(1, encoding)
    expect(events).toEqual([
      ['network', 'eip155:10'],
      ['network', 'eip155:1'],
    ])
  },
  30_000,
)

test('has the wallet switch to a network it did not approve', async () => {
  const { opened, events } = await connect(['eip155:1'])
  expect(opened.approved('eip155')).toEqual(['eip155:1'])
  await opened.switchNetwork('eip155:10')
  await expect.poll(() => opened.approved('eip155')).toEqual(['eip155:1', 'eip155:10'])
  expect(events.filter(([name]) => name === 'network')).toEqual([['network', 'eip155:10']])
  const signature = await actions.signMessage?.({ connection: opened, address: owner, message: 'there' })
  expect(signature).toMatch(/^0x/)
}, 30_000)

test.each([
  ['update', 'caip'],
  ['event', 'caip'],
  ['event', 'plain'],
  ['both', 'caip'],
] as const)(
  'follows the wallet to another account (%s, %s)',
  async (via, encoding) => {
    const { events, provider } = await connect()
    await peer.selectAccount({ index: 1, via, encoding })
    await expect.poll(() => events).toEqual([['accounts', other]])
    const accounts = await provider.request({ method: 'eth_accounts' })
    expect(accounts).toEqual([other, owner, peer.addresses.eip155[2]])
    await peer.selectAccount({ index: 0, via, encoding })
    await expect.poll(() => events).toHaveLength(2)
  },
  30_000,
)

test('has a request answered that was asked before the relay restarted', async () => {
  const { opened } = await connect()
  peer.setPolicy({ requests: 'ask' })
  const signed = actions.signMessage?.({ connection: opened, address: owner, message: 'patience' })
  await expect.poll(() => peer.getState().requests).toHaveLength(1)
  await relay.restart({ downMs: 300 })
  await expect.poll(() => relay.getState().sockets, { timeout: 15_000 }).toBe(2)
  peer.approveRequest(peer.getState().requests[0]?.id ?? 0)
  const signature = (await signed) as `0x${string}`
  expect(await verifyMessage({ address: owner as `0x${string}`, message: 'patience', signature })).toBe(true)
}, 45_000)

test('says that the person declined', async () => {
  const { opened } = await connect()
  peer.setPolicy({ requests: 'reject' })
  const signed = actions.signMessage?.({ connection: opened, address: owner, message: 'no' })
  await expect(signed).rejects.toMatchObject({ code: 'wallet/rejected' })
}, 30_000)

test('ends with the wallet, and what waits with it', async () => {
  const { opened, events } = await connect()
  peer.setPolicy({ requests: 'ask' })
  const signed = actions.signMessage?.({ connection: opened, address: owner, message: 'never' })
  await expect.poll(() => peer.getState().requests).toHaveLength(1)
  await Promise.all([peer.disconnect(), expect(signed).rejects.toMatchObject({ code: 'wallet/disconnected' })])
  await expect.poll(() => events).toEqual([['end', 'wallet']])
}, 30_000)

test('ends at the wallet when the app disconnects', async () => {
  const { opened } = await connect()
  expect(peer.getState().sessions).toHaveLength(1)
  await opened.disconnect()
  await expect.poll(() => peer.getState().sessions).toEqual([])
}, 30_000)

test('serves two namespaces of one session', async () => {
  const { opened } = await connect(['eip155:1', clusters])
  expect(opened.namespaces).toEqual(['eip155', 'solana'])
  expect([opened.networkId('eip155'), opened.networkId('solana')]).toEqual(['eip155:1', clusters])
  const address = peer.addresses.solana
  expect(opened.accounts('solana')).toMatchObject([{ address }])
  // No adapter declares Solana's provider type here; it has this one method.
  const provider = opened.provider('solana') as { request(args: object): Promise<unknown> }
  const params = { message: base58.encode(new TextEncoder().encode('hello')), pubkey: address }
  expect(await provider.request({ method: 'solana_signMessage', params })).toMatchObject({
    signature: expect.any(String),
  })
  const signature = await actions.signMessage?.({ connection: opened, address: owner, message: 'hello' })
  expect(signature).toMatch(/^0x/)
}, 30_000)

test('resumes on the network it was on', async () => {
  const { opened } = await connect()
  await opened.switchNetwork('eip155:10')
  opened.release?.()
  const restored = await connector.restore({ namespaces: ['eip155'], signal: AbortSignal.timeout(5000) })
  expect(restored?.networkId('eip155')).toBe('eip155:10')
  connection = restored
}, 30_000)
