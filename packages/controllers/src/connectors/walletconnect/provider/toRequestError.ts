import { isPorticoError, toWalletError, walletErrors } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import { isSendMethod } from '../../../signing/isSendMethod.js'
import { endSession, isGone } from './endSession.js'
import type { LiveSession } from './LiveSession.js'
import { providerErrors } from './providerErrors.js'

/** Codes too general to replace the wallet's own error by. */
const vague = ['wallet/failed', 'wallet/invalid-chain-id', 'wallet/default']

/** Code of a wallet for a request that expired before it was handled. */
const expired = 8000

/**
 * Converts the failure of a request over the relay (an Error, a plain object or a string) to one of our errors, or to
 * one that keeps the wallet's own code, message and data (EIP-1193). If a request that moves money was lost with its
 * session or the relay, the error is `provider/outcome-unknown`.
 *
 * @param live The session.
 * @param failure The thrown value, after the client received the request.
 * @param method The requested method.
 */
export function toRequestError(live: LiveSession, failure: unknown, method: string): Error {
  const lose = (cause: unknown) =>
    // The wallet may have received it and may execute it, although its answer can no longer arrive.
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
