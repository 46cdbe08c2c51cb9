import { type CaipNetworkId, createRpcClient } from '@portico/core'
import { buildUrl, matchOrigin, toSafeLink } from '@portico/core/internal'
import { askWallet } from './askWallet.js'
import type { LiveSession } from './LiveSession.js'
import { providerErrors } from './providerErrors.js'
import { readApproval } from './readApproval.js'
import { toCallsStatus } from './toCallsStatus.js'

export type GetCallsStatusParameters = { readonly networkId: CaipNetworkId; readonly params: unknown }

const method = 'wallet_getCallsStatus'

/**
 * Answers `wallet_getCallsStatus` (EIP-5792) from the bundler that the session names, or by asking the wallet. Throws
 * `provider/calls-status-not-approved` if neither is possible, and the bundler's error if the wallet cannot be asked
 * instead.
 *
 * @param live The session.
 * @param parameters The request's parameters, and its network.
 */
export async function getCallsStatus(live: LiveSession, parameters: GetCallsStatusParameters): Promise<unknown> {
  const { networkId, params } = parameters
  const mayAsk = readApproval(live.record, 'eip155')?.methods.includes(method) === true
  const url = findBundler(live, networkId)
  const id: unknown = Array.isArray(params) ? params[0] : undefined
  if (url && typeof id === 'string') {
    try {
      return toCallsStatus({ id, networkId, receipt: await readReceipt(live, url, id) })
    } catch (error) {
      if (!mayAsk) throw error
      live.context.logger.debug('A bundler could not be asked; the wallet is', error)
    }
  }
  if (mayAsk) return askWallet(live, { networkId, method, params })
  throw providerErrors('provider/calls-status-not-approved')
}

function readReceipt(live: LiveSession, url: string, id: string): Promise<unknown> {
  const { http, clock, logger } = live.context
  const bundler = createRpcClient({ urls: [url], http, clock, logger, ping: false })
  return bundler.request('eth_getUserOperationReceipt', [id], { signal: live.lifetime.signal })
}

/** The wallet's own bundler, if the app allows its host, comes before a bundler of the data service. */
function findBundler({ bundlerHosts, context, record }: LiveSession, chainId: CaipNetworkId): string | undefined {
  const rpc = context.services?.rpc
  const { bundler_url: own, bundler_name: bundler } = record.sessionProperties ?? {}
  const link = own === undefined ? undefined : toSafeLink(own)
  if (link?.startsWith('https:') && bundlerHosts.some((host) => matchOrigin(host, new URL(link).origin))) return link
  if (!bundler || !rpc) return undefined
  return buildUrl(`${rpc}/v1/bundler`, { projectId: context.projectId, chainId, bundler })
}
