import { identityCacheKey } from '@portico/core/internal'
import { mainnet, sepolia, solana } from '@portico/core/networks'
import {
  createFakeAdapter,
  createFakeConnection,
  createFakeConnector,
  createFakeFetch,
  type FakeAnswer,
} from '@portico/core/testing'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { disconnect } from '../connection/commands/disconnect.js'
import { internals } from '../instance/Portico.js'
import { type CreateTestPorticoOptions, createTestPortico } from '../testing/createTestPortico.js'
import { type Identity, watchIdentity } from './watchIdentity.js'

const own = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const other = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
const services = { blockchainApi: 'https://data.example' }

type Answers = { identity?: FakeAnswer; reverse?: FakeAnswer }

async function arrange({ identity, reverse }: Answers, options: CreateTestPorticoOptions = { services }) {
  const fetch = createFakeFetch(({ url: { pathname } }) => {
    if (pathname === '/v1/supported-chains')
      return { json: { http: ['eip155:1', 'eip155:8453', solana.caipNetworkId] } }
    const answer = pathname.startsWith('/v1/profile/reverse/') ? reverse : identity
    return answer ?? { json: {}, status: 404 }
  })
  vi.stubGlobal('fetch', fetch)
  const test = createTestPortico(options)
  onTestFinished(() => test.portico.destroy())
  await test.connect(options.adapters ? {} : { networkId: 'eip155:1' })
  const asked = (path: string) => fetch.calls.filter(({ url }) => url.pathname.startsWith(path))
  function watch(address?: string) {
    const states: (Identity | undefined)[] = []
    const stop = watchIdentity(test.portico, (state) => states.push(state), { address })
    return { stop, last: () => states.at(-1), settled: () => vi.waitFor(() => settle(states.at(-1))) }
  }
  return { ...test, fetch, asked, watch }
}

function settle(state: Identity | undefined) {
  expect(state?.status).not.toBe('loading')
  return state
}

afterEach(() => vi.unstubAllGlobals())

it('is what the data service tells, asked once however many follow, and stored', async () => {
  const { asked, watch, portico } = await arrange({ identity: { json: { name: 'ann.eth', avatar: null } } })
  const all = [watch(other), watch(other.toLowerCase()), watch(other)]
  for (const each of all) expect(await each.settled()).toMatchObject({ status: 'ready', name: 'ann.eth' })
  const [call, ...more] = asked('/v1/identity/')
  expect(more).toEqual([])
  expect(call?.url.searchParams.get('sender')).toBe(portico.getState().namespaces.eip155?.address)
  expect(portico[internals].store.get(identityCacheKey)?.[other]?.identity).toEqual({ name: 'ann.eth', avatar: null })
})

it('is the registered name that leads back to the address, where the service fails', async () => {
  const name = (label: string, address: string) => ({ name: label, addresses: { 60: { address } }, attributes: [] })
  const json = [name('eve.reown.id', own), name('ann.example.id', other), name('ann.reown.id', other)]
  const { watch } = await arrange({ reverse: { json } })
  expect(await watch(other).settled()).toMatchObject({ status: 'ready', name: 'ann.reown.id' })
})

it('is the name on chain where no service knows', async () => {
  const { adapter, watch } = await arrange({}, {})
  adapter.setActions({ getPrimaryName: async ({ address }) => ({ name: address === other ? 'ann.eth' : 'me.eth' }) })
  expect(await watch(other).settled()).toMatchObject({ status: 'ready', name: 'ann.eth' })
})

it.each(['ann‮.eth', `${'a'.repeat(90)}.eth`, 'VITALIK.eth', 'vitаlik.eth', 'binance', 'xn--vitlik-5nf.eth'])(
  'is not %j, which deceives',
  async (name) => {
    const { watch } = await arrange({ identity: { json: { name, avatar: 'https://x.example/a.png' } } })
    const state = await watch(other).settled()
    expect(state).toMatchObject({ status: 'ready' })
    expect([state?.name, state?.avatar]).toEqual([undefined, undefined])
  },
)

it('reads at most six at a time, and ends with those who wait', async () => {
  const { watch, asked } = await arrange({ identity: 'hang' })
  const all = Array.from({ length: 9 }, (_, at) => watch(`0x${String(at).padStart(40, '0')}`))
  await vi.waitFor(() => expect(asked('/v1/identity/')).toHaveLength(6))
  for (const { stop } of all) stop()
  expect(asked('/v1/identity/').every(({ signal }) => signal?.aborted)).toBe(true)
  await Promise.resolve()
  expect(asked('/v1/identity/')).toHaveLength(6)
})

it('of the selected account is in the state while it is fresh, and gone with the connection', async () => {
  const { portico, watch } = await arrange({ identity: { json: { name: 'me.eth', avatar: null } } })
  const shown = () => portico.getState().namespaces.eip155?.profileName
  expect(shown()).toBeUndefined()
  await watch().settled()
  expect(shown()).toBe('me.eth')
  await disconnect(portico)
  expect(shown()).toBeUndefined()
  expect(portico[internals].store.get(identityCacheKey)).toBeUndefined()
})

it('is kept for 5 minutes, and asked for again after', async () => {
  const { asked, watch, clock } = await arrange({ identity: { json: { name: 'ann.eth', avatar: null } } })
  const first = watch(other)
  await first.settled()
  first.stop()
  await clock.advance(300_000)
  const second = watch(other)
  await second.settled()
  await clock.flush()
  expect(asked('/v1/identity/')).toHaveLength(1)
  second.stop()
  await clock.advance(1)
  watch(other)
  await vi.waitFor(() => expect(asked('/v1/identity/')).toHaveLength(2))
})

it('names who asks in both calls', async () => {
  const { asked, watch, portico } = await arrange({})
  const { stop, settled } = watch(other)
  await settled()
  stop()
  const sender = portico.getState().namespaces.eip155?.address
  const queries = ['/v1/identity/', '/v1/profile/reverse/'].map((path) => [...(asked(path)[0]?.url.searchParams ?? [])])
  expect(queries.map((query) => query.slice(0, 2))).toEqual([
    [
      ['sender', sender],
      ['st', 'portico'],
    ],
    [
      ['sender', sender],
      ['apiVersion', '2'],
    ],
  ])
})

it('is none on a test network, where nobody is asked', async () => {
  const { watch, fetch, connectors } = await arrange({}, { services, networks: [mainnet, sepolia] })
  connectors[0]?.connection.setNetwork(sepolia.caipNetworkId)
  const { settled } = watch(other)
  expect(await settled()).toEqual({ status: 'ready', name: undefined, avatar: undefined, error: undefined })
  expect(fetch.calls).toEqual([])
})

it('is none where neither a service nor a network with names can be asked', async () => {
  const { adapter, watch } = await arrange({}, { networks: [{ ...mainnet, contracts: undefined }] })
  const getPrimaryName = vi.fn()
  adapter.setActions({ getPrimaryName })
  expect(await watch(other).settled()).toMatchObject({ status: 'ready', name: undefined })
  expect(getPrimaryName).not.toHaveBeenCalled()
})

it('on Solana is what the service answers, or none', async () => {
  const solanaAccount = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  const followOnSolana = async (identity: FakeAnswer) => {
    const namespaces = ['solana'] as const
    const accounts = { solana: [solanaAccount] }
    const connection = createFakeConnection({ namespaces, accounts, networks: { solana: solana.caipNetworkId } })
    const wallet = createFakeConnector({ id: 'sol', namespaces, connection })
    const adapter = createFakeAdapter({ namespace: 'solana', connectors: [wallet] })
    const options: CreateTestPorticoOptions = { services, networks: [solana], adapters: [adapter], wallets: [wallet] }
    const { asked, watch } = await arrange({ identity }, options)
    return { state: await watch(solanaAccount).settled(), asked }
  }
  const known = await followOnSolana({ json: { name: 'ann.sol', avatar: null } })
  expect(known.state).toMatchObject({ status: 'ready', name: 'ann.sol' })
  const failed = await followOnSolana({ json: {}, status: 404 })
  expect(failed.state).toMatchObject({ status: 'error' })
  expect(failed.asked('/v1/profile/')).toEqual([])
})
