import { walletErrors } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import type { ProposedNamespace, SessionRecord } from '../port/SignClientPort.js'
import { walletConnectErrors } from '../port/walletConnectErrors.js'
import { findMissing, type Missing } from './findMissing.js'
import { readNamespaces } from './readNamespaces.js'
import { readPeer } from './readPeer.js'

export type CheckSessionParameters = {
  /** The stored session after the wallet's answer. */
  readonly session: unknown
  /** The proposal. Namespaces that were not proposed are left out of the result. Without a proposal, all are kept. */
  readonly proposed?: Readonly<Record<string, ProposedNamespace>> | undefined
}

export type CheckedSession = {
  /** The session with only the valid parts. */
  readonly session: SessionRecord
  readonly missing: Missing
}

/**
 * Validates a session, and compares it with what was proposed.
 *
 * @throws an error of domain `walletconnect` if it is malformed, `wallet/no-accounts` if no account can be used
 */
export function checkSession({ session, proposed }: CheckSessionParameters): CheckedSession {
  if (!isRecord(session)) throw walletConnectErrors('walletconnect/invalid-session', { part: 'record' })
  const { topic, pairingTopic, expiry } = session
  if (typeof topic !== 'string' || topic === '') {
    throw walletConnectErrors('walletconnect/invalid-session', { part: 'topic' })
  }
  if (typeof expiry !== 'number' || !Number.isFinite(expiry)) {
    throw walletConnectErrors('walletconnect/invalid-session', { part: 'expiry' })
  }
  const approved = Object.entries(readNamespaces(session.namespaces)).filter(
    ([name, { accounts }]) => accounts.length > 0 && (!proposed || Object.hasOwn(proposed, name)),
  )
  if (approved.length === 0) throw walletErrors('wallet/no-accounts')
  const namespaces = Object.fromEntries(approved)
  const { sessionProperties, scopedProperties } = session
  return {
    session: {
      topic,
      ...(typeof pairingTopic === 'string' ? { pairingTopic } : {}),
      expiry,
      namespaces,
      ...(isRecord(sessionProperties) ? { sessionProperties: readTexts(sessionProperties) } : {}),
      ...(isRecord(scopedProperties) ? { scopedProperties } : {}),
      peer: { metadata: readPeer(session.peer) },
    },
    missing: findMissing({ namespaces, proposed: proposed ?? {} }),
  }
}

function readTexts(record: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
