import { isPorticoError, toWalletError, walletErrors } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import { isSendMethod } from '../../../signing/isSendMethod.js'
import { endSession, isGone } from './endSession.js'
import type { LiveSession } from './LiveSession.js'
import { providerErrors } from './providerErrors.js'

/** Numbers that say too little to hide the wallet's own words behind. */
const vague = ['wallet/failed', 'wallet/invalid-chain-id', 'wallet/default']

/** Code a wallet answers with when a request had expired before it was looked at. */
const expired = 8000

/**
 * Turns what a request over the relay failed with (an Error, a plain object or a string) into an error of ours, or into
 * one that keeps the wallet's own code, message and data as EIP-1193 has them. A request that moves money and was lost
 * with its session or the relay is `provider/outcome-unknown`.
 *
 * @param live The session.
 * @param failure What was thrown, after the client was given the request.
 * @param method The method that was asked for.
 */
export function toRequestError(live: LiveSession, failure: unknown, method: string): Error {
  const lose = (cause: unknown) =>
    // The wallet may have got it, and may carry it out though its answer cannot come any more.
    isSendMethod(method)
      ? providerErrors('provider/outcome-unknown', { method }, { cause })
      : walletErrors('wallet/disconnected', undefined, { cause })
  if (isPorticoError(failure))
    return failure === live.lifetime.signal.reason && isSendMethod(method) ? lose(failure) : failure
  const known = toWalletError(failure, { source: 'walletConnect' })
  if (!vague.includes(known.code)) return known
  const { code, message, data } = failure instanceof Error || isRecord(failure) ? { ...readParts(failure) } : {}
  if (code === expired) return providerErrors('provider/request-expired', { method }, { cause: failure })
  if (typeof code !== 'number') {
    // The error is not the wallet's, so the client caused it. Check the client's state, because its messages may
    // change.
    const gone = isGone(live)
    if (gone) endSession(live, 'wallet')
    return gone || !live.client.core.relayer.connected ? lose(failure) : known
  }
  const text = typeof message === 'string' && message ? message : known.shortMessage
  return Object.assign(new Error(text, { cause: failure }), { code, ...(data === undefined ? {} : { data }) })
}

function readParts(failure: object) {
  const read = (name: string): unknown => Reflect.get(failure, name)
  return { code: read('code'), message: read('message'), data: read('data') }
}
