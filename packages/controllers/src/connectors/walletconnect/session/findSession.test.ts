import { connectionsKey } from '@portico/core/internal'
import { createFakeContext } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import type { SessionRecord } from '../port/SignClientPort.js'
import { activeChainsKey } from '../storage/activeChainsKey.js'
import { claimPairing, sessionLifetime } from '../storage/ownPairings.js'
import { createFakeSession } from '../testing/createFakeSession.js'
import { createFakeSignClient } from '../testing/createFakeSignClient.js'
import { buildNamespaces } from './buildNamespaces.js'
import { findSession } from './findSession.js'

const proposed = buildNamespaces({ chains: ['eip155:1'] })
const make = (topic: string, options: { account?: string; days?: number } = {}): SessionRecord => {
  const context = createFakeContext()
  const expiry = context.clock.now() / 1000 + (options.days ?? 7) * 86_400
  const session = createFakeSession({ proposed, topic, expiry })
  const eip155 = session.namespaces.eip155
  if (!options.account || !eip155) return session
  return { ...session, namespaces: { eip155: { ...eip155, accounts: [`eip155:1:${options.account}`] } } }
}
const find = (
  sessions: readonly SessionRecord[],
  arrange?: (context: ReturnType<typeof createFakeContext>) => void,
) => {
  const context = createFakeContext()
  arrange?.(context)
  return findSession({ client: createFakeSignClient({ sessions }), context, namespaces: ['eip155'] })?.topic
}
const other = '0x1111111111111111111111111111111111111111'
const pairingOf = (digit: string) => digit.repeat(64)
const claim = (context: ReturnType<typeof createFakeContext>, ...digits: readonly string[]) => {
  const until = context.clock.now() + sessionLifetime
  for (const digit of digits) claimPairing(context, { topic: pairingOf(digit), until })
}
const rememberAccount = ({ store }: ReturnType<typeof createFakeContext>) =>
  store.set(connectionsKey, { eip155: [{ connectorId: 'walletConnect', accounts: [{ address: other }] }] })

describe('findSession', () => {
  it('finds none where none is stored, expired, unusable or of another namespace', () => {
    const all = (context: ReturnType<typeof createFakeContext>) => claim(context, '1')
    const pairingTopic = pairingOf('1')
    expect(find([], all)).toBeUndefined()
    expect(find([{ ...make('1', { days: 0 }), pairingTopic }], all)).toBeUndefined()
    expect(find([{ ...make('1'), pairingTopic, namespaces: {} }], all)).toBeUndefined()
    const cosmos = buildNamespaces({ chains: ['cosmos:cosmoshub-4'] })
    expect(find([{ ...createFakeSession({ proposed: cosmos }), pairingTopic }], all)).toBeUndefined()
    expect(find([{ ...make('1'), pairingTopic }], all)).toBe(make('1').topic)
  })

  it('takes the newest, before it the one with the account that was connected, before that the one used last', () => {
    const sessions = [make('1', { days: 5, account: other }), make('2', { days: 6 }), make('3', { days: 7 })].map(
      (session, at) => ({ ...session, pairingTopic: pairingOf(`${at + 1}`) }),
    )
    const claimAll = (context: ReturnType<typeof createFakeContext>) => claim(context, '1', '2', '3')
    expect(find(sessions, claimAll)).toBe(sessions[2]?.topic)
    const connect = (context: ReturnType<typeof createFakeContext>) => {
      claimAll(context)
      rememberAccount(context)
    }
    expect(find(sessions, connect)).toBe(sessions[0]?.topic)
    const rememberAll = (context: ReturnType<typeof createFakeContext>) => {
      connect(context)
      context.store.set(activeChainsKey, { topic: sessions[1]?.topic ?? '', networks: {} })
    }
    expect(find(sessions, rememberAll)).toBe(sessions[1]?.topic)
  })

  it('takes none of another storage when its own is gone, be it of the same account', () => {
    const theirs = { ...make('2', { account: other }), pairingTopic: pairingOf('2') }
    const lost = (context: ReturnType<typeof createFakeContext>) => {
      claim(context, '1')
      rememberAccount(context)
    }
    expect(find([theirs], lost)).toBeUndefined()
    expect(find([make('3', { account: other })], lost)).toBeUndefined()
  })

  it('goes by the account where the storage knows of no session of its own', () => {
    expect(find([make('1'), make('2', { days: 5, account: other })], rememberAccount)).toBe(make('2').topic)
    expect(find([make('1')], rememberAccount)).toBeUndefined()
  })
})
