import type { TransportState } from '@portico/core'
import { createFakeContext } from '@portico/core/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildNamespaces } from '../session/buildNamespaces.js'
import { createFakeSession } from '../testing/createFakeSession.js'
import { type CreateFakeSignClientOptions, createFakeSignClient } from '../testing/createFakeSignClient.js'
import { createPairing } from './createPairing.js'

const namespaces = buildNamespaces({ chains: ['eip155:1'] })

function arrange(options: CreateFakeSignClientOptions = {}) {
  const { clock, logger } = createFakeContext()
  const client = createFakeSignClient(options)
  const controller = new AbortController()
  const uris: string[] = []
  const expiries: number[] = []
  const transports: TransportState[] = []
  const start = () => {
    const promise = createPairing({
      client,
      clock,
      logger,
      namespaces,
      signal: controller.signal,
      onUri(uri, { expiresAt }) {
        uris.push(uri)
        expiries.push(expiresAt)
      },
      onTransport: (state) => transports.push(state),
    })
    promise.catch(() => {})
    return promise
  }
  const disconnected = () => client.calls.filter(({ name }) => name === 'disconnect')
  return { client, clock, controller, uris, expiries, transports, start, disconnected }
}

describe('createPairing', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('hands out the URI for four minutes, resolves with the session, leaves no timer and no listener', async () => {
    const { client, clock, expiries, start, uris } = arrange()
    const now = clock.now()
    const promise = start()
    await clock.flush()
    expect(uris).toEqual([client.proposals[0]?.uri])
    expect(expiries).toEqual([now + 240_000])
    client.proposals[0]?.approve()
    expect((await promise).peer.metadata.name).toBe('Fake Wallet')
    expect(clock.pending()).toBe(0)
    expect(client.listenerCount()).toBe(0)
  })

  it('replaces the URI after four minutes; an approval of the older one still counts, a later one is ended', async () => {
    const { client, clock, disconnected, start, uris } = arrange()
    const promise = start()
    await clock.advance(239_999)
    expect(uris).toHaveLength(1)
    await clock.advance(1)
    expect(uris).toHaveLength(2)
    expect(uris[1]).not.toBe(uris[0])
    client.proposals[0]?.approve(createFakeSession({ proposed: namespaces, topic: 'a' }))
    expect((await promise).topic).toMatch(/a$/)
    client.proposals[1]?.approve(createFakeSession({ proposed: namespaces, topic: 'b' }))
    await clock.flush()
    expect(disconnected()).toHaveLength(1)
    expect(disconnected()[0]?.parameters).toMatchObject({ topic: expect.stringMatching(/b$/), reason: { code: 6000 } })
  })

  it.each([
    ['a plain object', { code: 5000, message: 'User rejected.' }],
    ['a bare string', 'User rejected'],
  ])('rejects with wallet/rejected for %s', async (_, reason) => {
    const { client, clock, start } = arrange()
    const promise = start()
    await clock.flush()
    client.proposals[0]?.reject(reason)
    await expect(promise).rejects.toMatchObject({ code: 'wallet/rejected' })
    expect(clock.pending()).toBe(0)
  })

  it('settles at once on abort, and ends the session of a wallet that approves afterwards', async () => {
    const { client, clock, controller, disconnected, start } = arrange()
    const promise = start()
    await clock.flush()
    controller.abort()
    await expect(promise).rejects.toMatchObject({ code: 'connection/aborted' })
    expect([clock.pending(), client.listenerCount()]).toEqual([0, 0])
    client.proposals[0]?.approve()
    await clock.flush()
    expect(disconnected()).toHaveLength(1)
  })

  it('settles at once on abort while the client still proposes, and lets the proposal go', async () => {
    const { client, clock, controller, start, uris } = arrange()
    client.onConnect('hang')
    const promise = start()
    await clock.flush()
    controller.abort()
    await expect(promise).rejects.toMatchObject({ code: 'connection/aborted' })
    expect(uris).toEqual([])
  })

  it('makes a fresh URI when a proposal expires early, and pays no heed to the expiry of an older one', async () => {
    const { client, clock, start, uris } = arrange()
    const promise = start()
    await clock.flush()
    client.proposals[0]?.reject({ code: 0, message: 'Proposal expired' })
    await clock.flush()
    expect(uris).toHaveLength(2)
    await clock.advance(240_000)
    client.proposals[1]?.reject({ code: 0, message: 'Proposal expired' })
    await clock.flush()
    expect(uris).toHaveLength(3)
    const session = createFakeSession({ proposed: namespaces, topic: '3' })
    client.proposals[2]?.approve(session)
    expect(await promise).toEqual(session)
  })

  it('says it is still trying after 10 s without the relay, and tries on at growing distances', async () => {
    const { client, clock, start, transports, uris } = arrange({ connected: false })
    client.onConnect({ error: new Error('Failed to publish custom payload') })
    const promise = start()
    await clock.advance(9999)
    expect(transports).toEqual(['connecting'])
    await clock.advance(1)
    expect(transports).toEqual(['connecting', 'trying'])
    await clock.advance(50_000)
    const tries = client.calls.length
    expect(tries).toBeGreaterThan(5)
    expect(tries).toBeLessThan(12)
    client.onConnect('resolve')
    client.setConnected(true)
    await clock.advance(10_000)
    expect(transports).toEqual(['connecting', 'trying', 'open'])
    expect(uris).toHaveLength(1)
    const session = createFakeSession({ proposed: namespaces, topic: '1' })
    client.proposals[0]?.approve(session)
    expect(await promise).toEqual(session)
  })

  it('does not take a relay that closes at once for an open one', async () => {
    const { client, clock, controller, start, transports } = arrange({ connected: false })
    client.onConnect('hang')
    start()
    for (let second = 0; second < 12; second++) {
      client.setConnected(true)
      await clock.advance(500)
      client.setConnected(false)
      await clock.advance(500)
    }
    expect(transports).toEqual(['connecting', 'trying'])
    controller.abort()
  })

  it('gives up when a relay that is reached refuses again and again', async () => {
    const { client, clock, start } = arrange()
    client.onConnect({ error: new Error('refused') })
    const promise = start()
    await clock.advance(60_000)
    await expect(promise).rejects.toMatchObject({ code: 'walletconnect/pairing-failed' })
    expect([clock.pending(), client.listenerCount()]).toEqual([0, 0])
  })

  it('shows offline, and goes on when the network is back', async () => {
    const window = new EventTarget()
    const network = { onLine: false }
    vi.stubGlobal('window', window)
    vi.stubGlobal('navigator', network)
    const { client, clock, start, transports, uris } = arrange({ connected: false })
    client.onConnect({ error: new Error('No internet connection detected') })
    const promise = start()
    await clock.advance(120_000)
    expect(transports).toEqual(['offline'])
    expect(client.calls).toHaveLength(1)
    network.onLine = true
    client.onConnect('resolve')
    window.dispatchEvent(new Event('online'))
    client.setConnected(true)
    await clock.advance(1000)
    expect(transports).toEqual(['offline', 'connecting', 'open'])
    expect(uris).toHaveLength(1)
    client.proposals[0]?.approve()
    await promise
  })
})
