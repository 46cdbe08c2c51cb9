import { connectionsKey } from '@portico/core/internal'
import { mainnet, solana } from '@portico/core/networks'
import { createFakeContext } from '@portico/core/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createLocks } from '../locks/createLocks.test.fixture.js'
import { createSessionLock } from '../locks/createSessionLock.js'
import { claimPairing, sessionLifetime } from '../storage/ownPairings.js'
import { rememberPendingPairing } from '../storage/pendingPairings.js'
import { createFakeSession } from '../testing/createFakeSession.js'
import { createFakeSignClient } from '../testing/createFakeSignClient.js'
import { buildNamespaces } from './buildNamespaces.js'
import { endStraySessions } from './endStraySessions.js'

const pairingTopic = 'c'.repeat(64)
const otherPairing = 'd'.repeat(64)
const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const proposed = buildNamespaces({ chains: [mainnet.caipNetworkId] })
const session = { ...createFakeSession({ proposed, topic: '1' }), pairingTopic }
const other = {
  ...createFakeSession({ proposed: buildNamespaces({ chains: [solana.caipNetworkId] }), topic: '2' }),
  pairingTopic: otherPairing,
}

function arrange({ sessions = [session, other], begun = [pairingTopic, otherPairing] } = {}) {
  const client = createFakeSignClient({ sessions })
  const context = createFakeContext()
  for (const topic of begun) claimPairing(context, { topic, until: context.clock.now() + sessionLifetime })
  const ended = async (opened: readonly string[] = []) => {
    await endStraySessions({ client, context, opened: new Set(opened) })
    return client.calls.map(({ parameters }) => (parameters as { readonly topic: string }).topic)
  }
  const connect = (connectorId: string, account: string) =>
    context.store.set(connectionsKey, { eip155: [{ connectorId, accounts: [{ address: account }] }] })
  return { client, connect, context, ended }
}

describe('endStraySessions', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { locks: createLocks() })
    return () => vi.unstubAllGlobals()
  })

  it('ends what no connection shows', async () => {
    expect(await arrange().ended()).toEqual([session.topic, other.topic])
  })

  it('leaves those to other tabs that were not begun with its own storage, also while no page has them open', async () => {
    expect(await arrange({ begun: [] }).ended()).toEqual([])
    expect(await arrange({ begun: [otherPairing] }).ended()).toEqual([other.topic])
    const { pairingTopic: _, ...unpaired } = session
    expect(await arrange({ sessions: [unpaired as typeof session] }).ended()).toEqual([])
  })

  it('keeps a session that is open, here or in another tab, whose storage may be another', async () => {
    const { context, ended } = arrange()
    const release = createSessionLock({ instanceId: context.instanceId, topic: other.topic }).hold()
    expect(await ended([session.topic])).toEqual([])
    release()
    await expect.poll(() => ended([session.topic])).toEqual([other.topic])
  })

  it('ends none where it cannot be known whether a tab uses it', async () => {
    vi.stubGlobal('navigator', {})
    expect(await arrange().ended()).toEqual([])
  })

  it('ends what is malformed', async () => {
    // The client stores what wallets answered.
    const broken = { ...session, namespaces: undefined } as never
    expect(await arrange({ sessions: [broken] }).ended()).toEqual([session.topic])
  })

  it('keeps the session of a stored connection, also before it is resumed and with an account of before', async () => {
    const { connect, ended } = arrange()
    connect('walletConnect', address)
    expect(await ended()).toEqual([other.topic])
    const moved = arrange()
    moved.connect('walletConnect', '0x1')
    expect(await moved.ended()).toEqual([other.topic])
  })

  it('ends a second session beside the one that is open, unless it has the stored account', async () => {
    const double = { ...createFakeSession({ proposed, topic: '3' }), pairingTopic: otherPairing }
    const { connect, ended } = arrange({ sessions: [session, double] })
    connect('walletConnect', '0x1')
    expect(await ended([session.topic])).toEqual([double.topic])
    const same = arrange({ sessions: [session, double] })
    same.connect('walletConnect', address)
    expect(await same.ended([session.topic])).toEqual([])
  })

  it('takes the connection of another wallet for none of its own', async () => {
    const { connect, ended } = arrange({ sessions: [session] })
    connect('com.example.wallet', address)
    expect(await ended()).toEqual([session.topic])
  })

  it('leaves a session to the pairing that waits for it, as long as that counts', async () => {
    const { context, ended } = arrange({ sessions: [session] })
    const until = context.clock.now() + 1000
    rememberPendingPairing(context, {
      topic: pairingTopic,
      until,
      namespaces: ['eip155'],
      wallet: undefined,
      link: undefined,
    })
    expect(await ended()).toEqual([])
    await context.clock.advance(1000)
    expect(await ended()).toEqual([session.topic])
  })
})
