import { type CaipNetworkId, getNamespace, walletErrors } from '@portico/core'
import { linkSignals, settle } from '@portico/core/internal'
import { isSendMethod } from '../../../signing/isSendMethod.js'
import { endSession, isGone } from './endSession.js'
import type { LiveSession } from './LiveSession.js'
import { providerErrors } from './providerErrors.js'
import { readApproval } from './readApproval.js'
import { toRequestError } from './toRequestError.js'

export type AskWalletParameters = {
  readonly networkId: CaipNetworkId
  readonly method: string
  readonly params: unknown
  readonly signal?: AbortSignal | undefined
}

/** How long a wallet has to answer, in milliseconds: the protocol's limit for a request. */
const answerMs = 300_000

/**
 * Sends a request to the wallet with unchanged parameters. While the relay is unreachable the client queues it. Throws
 * `provider/not-connected`, `wallet/chain-disconnected` for a network that is not approved, `connection/aborted` and
 * the wallet's own error. An unanswered request throws `provider/request-expired`, one lost with the session or the
 * relay `wallet/disconnected`. If it moves money, both are `provider/outcome-unknown` instead, unless the client never
 * received it.
 *
 * @param live The session.
 * @param parameters The request, and its network.
 */
export async function askWallet(live: LiveSession, parameters: AskWalletParameters): Promise<unknown> {
  const { client, context, lifetime, topic } = live
  const { networkId, method, params = [], signal } = parameters
  if (live.record.expiry * 1000 <= context.clock.now()) endSession(live, 'expired')
  if (lifetime.signal.aborted) throw providerErrors('provider/not-connected')
  const chainId = readApproval(live.record, getNamespace(networkId))?.toWire(networkId)
  if (!chainId) throw walletErrors('wallet/chain-disconnected', { networkId })
  if (isGone(live)) {
    endSession(live, 'wallet')
    throw walletErrors('wallet/disconnected')
  }
  // The wallet may have received it, and may still execute it.
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
