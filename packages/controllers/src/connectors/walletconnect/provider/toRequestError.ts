import { isPorticoError, toWalletError, walletErrors } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import { endSession } from './endSession.js'
import type { LiveSession } from './LiveSession.js'
import { providerErrors } from './providerErrors.js'

/** Numbers that say too little to hide the wallet's own words behind. */
const vague = ['wallet/failed', 'wallet/invalid-chain-id', 'wallet/default']

/** Code a wallet answers with when a request had expired before it was looked at. */
const expired = 8000

/**
 * Turns what a request over the relay failed with (an Error, a plain object or a string) into an error of ours, or into
 * one that keeps the wallet's own code, message and data as EIP-1193 has them.
 *
 * @param live The session.
 * @param failure What was thrown.
 * @param method The method that was asked for.
 */
export function toRequestError(live: LiveSession, failure: unknown, method: string): Error {
  if (isPorticoError(failure)) return failure
  const known = toWalletError(failure, { source: 'walletConnect' })
  if (!vague.includes(known.code)) return known
  const { code, message, data } = failure instanceof Error || isRecord(failure) ? { ...readParts(failure) } : {}
  if (code === expired) return providerErrors('provider/request-expired', { method }, { cause: failure })
  if (typeof code !== 'number') {
    // The error is not the wallet's, so the client caused it. Check the client's state, because its messages may
    // change.
    const isGone = !live.client.session.getAll().some(({ topic }) => topic === live.topic)
    if (isGone) endSession(live, 'wallet')
    if (isGone || !live.client.core.relayer.connected)
      return walletErrors('wallet/disconnected', undefined, { cause: failure })
    return known
  }
  const text = typeof message === 'string' && message ? message : known.shortMessage
  return Object.assign(new Error(text, { cause: failure }), { code, ...(data === undefined ? {} : { data }) })
}

function readParts(failure: object) {
  const read = (name: string): unknown => Reflect.get(failure, name)
  return { code: read('code'), message: read('message'), data: read('data') }
}
