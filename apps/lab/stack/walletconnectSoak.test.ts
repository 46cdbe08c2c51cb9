import { connect, createPortico, disconnect } from '@portico/controllers'
import { walletConnect } from '@portico/controllers/walletconnect'
import { memoryStorage } from '@portico/core'
import { base, mainnet } from '@portico/core/networks'
import { SignClient } from '@walletconnect/sign-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPeerWallet } from '../peer/createPeerWallet.js'
import type { PeerWallet } from '../peer/PeerWallet.js'
import { type Relay, startRelay } from './relay/startRelay.js'
import { findBasePort } from './testing/findBasePort.js'

const rounds = process.env.PORTICO_LONG === '1' ? 200 : 8
/** Number of rounds after which everything created once exists. */
const warmUp = 3
let relay: Relay
let peer: PeerWallet

beforeAll(async () => {
  relay = await startRelay({ port: await findBasePort() })
  peer = await createPeerWallet({
    relayUrl: relay.url,
    url: 'http://localhost:4400/peer.html',
    storagePrefix: crypto.randomUUID(),
    chains: { 'eip155:1': { rpc: 'http://127.0.0.1:9' } },
  })
  peer.setPolicy({ proposals: 'approve', requests: 'approve' })
}, 20_000)

afterAll(async () => {
  await peer.close()
  await relay.close()
})

type Listening = { eventNames(): (string | symbol)[]; listenerCount(name: string | symbol): number }

function countListeners(...emitters: Listening[]): number {
  return emitters.flatMap((emitter) => emitter.eventNames().map((name) => emitter.listenerCount(name))).reduce(add, 0)
}

const add = (one: number, other: number) => one + other

/** Counts the timers and sockets that keep the process alive. */
function countBusy(): number {
  return process.getActiveResourcesInfo().filter((name) => /Timeout|TCP/.test(name)).length
}

test(`${rounds} times connected and disconnected: one socket, nothing left`, async () => {
  const space = crypto.randomUUID()
  // Spies on the client that the connector creates itself, as in an app.
  const init = vi.spyOn(SignClient, 'init')
  const portico = createPortico({
    id: space,
    networks: [mainnet, base],
    metadata: { name: 'Soak', url: 'https://app.example' },
    connectors: [walletConnect()],
    services: { relay: `${relay.url}/${space}` },
    storage: memoryStorage(),
    logLevel: 'silent',
  })
  portico.start()
  const busy: number[] = []
  const sockets: number[] = []
  const listeners: number[] = []
  for (let round = 0; round < rounds; round++) {
    await connect(portico, { connectorId: 'walletConnect', onUri: (uri) => void peer.pair(uri) })
    sockets.push(relay.getState(space).sockets)
    await disconnect(portico)
    await expect.poll(() => peer.getState().sessions.length, { timeout: 10_000 }).toBe(0)
    busy.push(countBusy())
    const client = await init.mock.results[0]?.value
    listeners.push(countListeners(client.events, client.core.relayer.events, client.core.heartbeat.events))
  }
  expect(init).toHaveBeenCalledOnce()
  expect(Math.max(...sockets)).toBe(1)
  expect(relay.getState(space).opened).toBe(1)
  for (const counts of [busy, listeners]) {
    const settled = counts.slice(warmUp)
    // A timer of the previous round may still be running; a leak of one per round would exceed this quickly.
    expect(Math.max(...settled)).toBeLessThanOrEqual((counts[warmUp - 1] ?? 0) + 1)
  }
  portico.destroy()
  await expect.poll(() => relay.getState(space).sockets, { timeout: 10_000 }).toBe(0)
}, 600_000)
