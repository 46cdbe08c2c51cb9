import {
  connect,
  createPortico,
  disconnect,
  getProvider,
  type Portico,
  type PorticoOptions,
  reconnect,
  startPairing,
} from '@portico/controllers'
import { getInternals, getPart } from '@portico/controllers/internal'
import { pairingPart } from '@portico/controllers/ui'
import { walletConnect } from '@portico/controllers/walletconnect'
import { memoryStorage, type StoragePort } from '@portico/core'
import { base, mainnet, solana } from '@portico/core/networks'
import { createFakeClock } from '@portico/core/testing'
import { SignClient } from '@walletconnect/sign-client'
import { recoverMessageAddress, stringToHex } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createPeerWallet } from '../peer/createPeerWallet.js'
import type { PeerWallet } from '../peer/PeerWallet.js'
import { type Relay, startRelay } from './relay/startRelay.js'
import { findBasePort } from './testing/findBasePort.js'

const pollOptions = { timeout: 10_000 }
let relay: Relay
let peer: PeerWallet
let address = ''
const arranged: { readonly portico: Portico; readonly sockets: () => number }[] = []

beforeAll(async () => {
  relay = await startRelay({ port: await findBasePort() })
  peer = await createPeerWallet({
    relayUrl: relay.url,
    url: 'http://localhost:4400/peer.html',
    storagePrefix: crypto.randomUUID(),
    chains: { 'eip155:1': { rpc: 'http://127.0.0.1:9' }, 'eip155:8453': { rpc: 'http://127.0.0.1:9' } },
  })
  address = peer.addresses.eip155[0] ?? ''
}, 20_000)

afterEach(async () => {
  const ended = arranged.splice(0)
  for (const { portico } of ended) portico.destroy()
  await peer.disconnect()
  await expect.poll(() => ended.map(({ sockets }) => sockets()), pollOptions).toEqual(ended.map(() => 0))
})

afterAll(async () => {
  await peer.close()
  await relay.close()
})

/** An instance as an app creates it, with its own relay space to count its sockets. */
function arrange(options: Partial<PorticoOptions> & { readonly space?: string } = {}) {
  const { space = crypto.randomUUID(), ...rest } = options
  const portico = createPortico({
    id: space,
    networks: [mainnet, base, solana],
    metadata: { name: 'Test app', url: 'https://app.example' },
    connectors: [walletConnect()],
    services: { relay: `${relay.url}/${space}` },
    storage: memoryStorage(),
    logLevel: 'silent',
    ...rest,
  })
  const sockets = () => relay.getState(space).sockets
  arranged.push({ portico, sockets })
  portico.start()
  const { state } = getPart(portico, pairingPart)
  const status = (namespace: string) => portico.getState().namespaces[namespace]?.status
  return { portico, space, state, status, sockets }
}

async function pair(portico: Portico, grant: Parameters<PeerWallet['setPolicy']>[0]['grant'] = {}) {
  peer.setPolicy({ proposals: 'approve', requests: 'approve', grant })
  const { state } = getPart(portico, pairingPart)
  const pairing = startPairing(portico)
  await expect.poll(() => state.uri, pollOptions).toMatch(/^wc:/)
  await peer.pair(state.uri ?? '')
  await pairing
}

async function sign(portico: Portico) {
  const message = stringToHex('hello')
  const params = [message, address]
  const signature = await getProvider(portico, { namespace: 'eip155' }).request({ method: 'personal_sign', params })
  return recoverMessageAddress({ message: 'hello', signature: signature as `0x${string}` })
}

test('opens no socket before it is asked, one for pairing, signs, and closes it with the instance', async () => {
  const { portico, sockets, space, state, status } = arrange()
  await reconnect(portico)
  expect(relay.getState(space).opened).toBe(0)
  await pair(portico)
  expect(state).toMatchObject({ status: 'connected', missing: [] })
  expect([status('eip155'), status('solana')]).toEqual(['connected', 'connected'])
  await expect(sign(portico)).resolves.toBe(address)
  expect(relay.getState(space)).toMatchObject({ sockets: 1, opened: 1 })
  portico.destroy()
  await expect.poll(sockets, pollOptions).toBe(0)
}, 30_000)

test('names what the wallet left out', async () => {
  const { portico, state, status } = arrange()
  await pair(portico, { chains: ['eip155:1'] })
  expect(state.status).toBe('partial')
  // The Account view shows that a whole namespace was left out.
  expect(state.missing).toEqual(['eip155:8453'])
  expect(status('solana')).toBe('disconnected')
}, 30_000)

test('tells of a refusal', async () => {
  const { portico, state } = arrange()
  peer.setPolicy({ proposals: 'reject' })
  const pairing = startPairing(portico)
  await expect.poll(() => state.uri, pollOptions).toMatch(/^wc:/)
  await peer.pair(state.uri ?? '')
  await pairing
  expect(state).toMatchObject({ status: 'declined', error: { code: 'wallet/rejected' } })
}, 30_000)

test('ends the session from the app, and from the wallet', async () => {
  const { portico, status } = arrange()
  await pair(portico)
  await disconnect(portico)
  await expect.poll(() => peer.getState().sessions, pollOptions).toEqual([])
  await pair(portico)
  await peer.disconnect()
  await expect.poll(() => status('eip155'), pollOptions).toBe('disconnected')
}, 30_000)

test('resumes the session in a new instance without asking the wallet', async () => {
  const space = crypto.randomUUID()
  const storage: StoragePort = memoryStorage()
  // Node keeps nothing over a reload, so the client is passed in like an integrator's own.
  const client = await SignClient.init({
    projectId: 'lab',
    relayUrl: `${relay.url}/${space}`,
    telemetryEnabled: false,
    logger: 'silent',
    customStoragePrefix: space,
  })
  client.core.verify.register = async () => ''
  // The library's own types are wider than the port.
  const connectors = [walletConnect({ client: client as never })]
  const first = arrange({ space, storage, connectors })
  await pair(first.portico)
  first.portico.destroy()
  const asked = peer.log.length
  const second = arrange({ space, storage, connectors })
  await reconnect(second.portico)
  expect([second.status('eip155'), second.status('solana')]).toEqual(['connected', 'connected'])
  expect(peer.log).toHaveLength(asked)
  const { connections, getClientId, options } = getInternals(second.portico)
  expect(connections.get('eip155')?.relayClientId).toMatch(/^did:key:z/)
  expect(getClientId?.(`${options.services.blockchainApi}/v1/`)).toBe(connections.get('eip155')?.relayClientId)
  await expect(sign(second.portico)).resolves.toBe(address)
  await disconnect(second.portico)
  await client.core.relayer.transportClose()
}, 30_000)

test('a request that is open when the relay restarts is answered after it', async () => {
  const { portico, sockets } = arrange()
  await pair(portico)
  peer.setPolicy({ requests: 'ask' })
  const signed = sign(portico)
  await expect.poll(() => peer.getState().requests, pollOptions).toHaveLength(1)
  await relay.restart({ downMs: 300 })
  await expect.poll(() => [relay.getState().sockets, sockets()], { timeout: 15_000 }).toEqual([1, 1])
  peer.approveRequest(peer.getState().requests[0]?.id ?? 0)
  await expect(signed).resolves.toBe(address)
}, 40_000)

test('makes a fresh URI after four minutes; the older one still works for who has scanned it', async () => {
  const clock = createFakeClock(Date.now())
  const { portico, state, status } = arrange({ clock })
  peer.setPolicy({ proposals: 'approve' })
  const pairing = startPairing(portico)
  await expect.poll(() => state.uri, pollOptions).toMatch(/^wc:/)
  const old = state.uri ?? ''
  await clock.advance((state.expiresAt ?? 0) - clock.now())
  await expect.poll(() => state.uri, pollOptions).not.toBe(old)
  await peer.pair(old)
  await pairing
  expect(status('eip155')).toBe('connected')
}, 30_000)

test('keeps trying while the relay is down, and pairs when it is back', async () => {
  const clock = createFakeClock(Date.now())
  const { portico, space, state, status } = arrange({ clock })
  relay.setFaults({ down: true }, space)
  peer.setPolicy({ proposals: 'approve' })
  const pairing = startPairing(portico)
  await expect.poll(() => relay.getState(space).opened, pollOptions).toBeGreaterThan(0)
  await clock.advance(10_000)
  await expect.poll(() => state.status, pollOptions).toBe('trying')
  relay.setFaults({}, space)
  const look = async () => {
    await clock.advance(500)
    return state.uri
  }
  await expect.poll(look, { timeout: 20_000 }).toMatch(/^wc:/)
  await peer.pair(state.uri ?? '')
  await pairing
  expect(status('eip155')).toBe('connected')
}, 60_000)

test('a wallet that approves after the pairing was left is not left believing in it', async () => {
  const { portico, state } = arrange()
  peer.setPolicy({ proposals: 'ask' })
  const controller = new AbortController()
  const connecting = connect(portico, {
    connectorId: 'walletConnect',
    signal: controller.signal,
    onUri: (uri) => {
      state.uri = uri
    },
  })
  connecting.catch(() => {})
  await expect.poll(() => state.uri, pollOptions).toMatch(/^wc:/)
  await peer.pair(state.uri ?? '')
  await expect.poll(() => peer.getState().proposals, pollOptions).toHaveLength(1)
  controller.abort()
  await expect(connecting).rejects.toMatchObject({ code: 'connection/aborted' })
  await peer.approveProposal(peer.getState().proposals[0]?.id ?? 0)
  await expect.poll(() => peer.getState().sessions, pollOptions).toEqual([])
}, 30_000)

test('survives a relay that refuses it, and does not storm it', async () => {
  const failures = vi.fn()
  process.on('uncaughtException', failures)
  process.on('unhandledRejection', failures)
  const { portico, space } = arrange()
  relay.setFaults({ refuse: 3000, refuseAfterMs: 20 }, space)
  const pairing = startPairing(portico)
  const before = performance.now()
  await expect.poll(() => relay.getState(space).opened, pollOptions).toBeGreaterThan(3)
  expect(performance.now() - before).toBeGreaterThan(2000)
  portico.destroy()
  await pairing
  expect(getInternals(portico).lifetime.aborted).toBe(true)
  process.off('uncaughtException', failures)
  process.off('unhandledRejection', failures)
  expect(failures).not.toHaveBeenCalled()
}, 30_000)
