import { type CaipNetworkId, getNamespace, walletErrors } from '@portico/core'
import { linkSignals, settle } from '@portico/core/internal'
import { isSendMethod } from '../../../signing/isSendMethod.js'
import { endSession, isGone } from './endSession.js'
import type { LiveSession } from './LiveSession.js'
import { providerErrors } from './providerErrors.js'
import { readApproval } from './readApproval.js'
import { toRequestError } from './toRequestError.js'

export type AskWalletParameters = {
  readonly network: CaipNetworkId
  readonly method: string
  readonly params: unknown
  readonly signal?: AbortSignal | undefined
}

/** Milliseconds a wallet has to answer: the protocol's own limit for a request. */
const answerMs = 300_000

/**
 * Sends a request to the wallet; its parameters stay as they are. While the relay is away the client keeps it and sends
 * it once the relay is back. Throws `provider/not-connected`, `wallet/chain-disconnected` for a network that is not
 * approved, `connection/aborted` and what the wallet answered. What is not answered in time is
 * `provider/request-expired`, what is lost with the session or the relay `wallet/disconnected`; either is
 * `provider/outcome-unknown` for what moves money, unless the client was never given it.
 *
 * @param live The session.
 * @param parameters The request, and its network.
 */
export async function askWallet(live: LiveSession, parameters: AskWalletParameters): Promise<unknown> {
  const { client, context, lifetime, topic } = live
  const { network, method, params = [], signal } = parameters
  if (live.record.expiry * 1000 <= context.clock.now()) endSession(live, 'expired')
  if (lifetime.signal.aborted) throw providerErrors('provider/not-connected')
  const chainId = readApproval(live.record, getNamespace(network))?.toWire(network)
  if (!chainId) throw walletErrors('wallet/chain-disconnected', { network })
  if (isGone(live)) {
    endSession(live, 'wallet')
    throw walletErrors('wallet/disconnected')
  }
  // The wallet may have got it, and has until now to carry it out.
  const error = () =>
    providerErrors(isSendMethod(method) ? 'provider/outcome-unknown' : 'provider/request-expired', { method })
  const controller = new AbortController()
  const unlink = linkSignals(controller, [lifetime.signal, context.lifetime, signal])
  try {
    return await settle(() => client.request({ topic, chainId, request: { method, params } }), {
      signal: controller.signal,
      limit: { clock: context.clock, ms: answerMs, error },
    })
  } catch (failure) {
    throw toRequestError(live, failure, method)
  } finally {
    unlink()
  }
}
