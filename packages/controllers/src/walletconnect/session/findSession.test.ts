import { connectionsKey } from '@portico/core'
import { createFakeContext } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import type { SessionRecord } from '../client/SignClientPort.js'
import { activeChainsKey } from '../provider/activeChainsKey.js'
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

describe('findSession', () => {
  it('finds none where none is stored, expired, unusable or of another namespace', () => {
    expect(find([])).toBeUndefined()
    expect(find([make('1', { days: 0 })])).toBeUndefined()
    expect(find([{ ...make('1'), namespaces: {} }])).toBeUndefined()
    const cosmos = buildNamespaces({ chains: ['cosmos:cosmoshub-4'] })
    expect(find([createFakeSession({ proposed: cosmos })])).toBeUndefined()
  })

  it('takes the newest, before it the one with the account that was connected, before that the one used last', () => {
    const sessions = [make('1', { days: 5, account: other }), make('2', { days: 6 }), make('3', { days: 7 })]
    expect(find(sessions)).toBe(sessions[2]?.topic)
    const rememberAccount = ({ store }: ReturnType<typeof createFakeContext>) =>
      store.set(connectionsKey, { eip155: [{ connectorId: 'walletConnect', accounts: [{ address: other }] }] })
    expect(find(sessions, rememberAccount)).toBe(sessions[0]?.topic)
    const rememberAll = (context: ReturnType<typeof createFakeContext>) => {
      rememberAccount(context)
      context.store.set(activeChainsKey, { topic: sessions[1]?.topic ?? '', networks: {} })
    }
    expect(find(sessions, rememberAll)).toBe(sessions[1]?.topic)
  })
})
