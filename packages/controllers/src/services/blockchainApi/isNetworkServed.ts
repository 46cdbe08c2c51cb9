import { type CaipNetworkId, isCaipNetworkId } from '@portico/core'
import { wait } from '@portico/core/internal'
import * as z from 'zod/mini'
import { definePart } from '../../instance/definePart.js'
import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { getActiveNetworkId } from './activeAccount.js'
import { listOf } from './apiFields.js'
import { callBlockchainApi } from './callBlockchainApi.js'
import { usesBlockchainApi } from './usesBlockchainApi.js'

/** What is known of the networks that the data service supports. */
type SupportedChains = {
  chains: readonly CaipNetworkId[]
  /** The request under way. */
  pending?: Promise<readonly CaipNetworkId[] | undefined> | undefined
  /** When a failed request may be repeated, in milliseconds since the Unix epoch. */
  blockedUntil: number
}

const supportedChainsPart = definePart<SupportedChains>({
  key: 'supportedChains',
  create: () => ({ chains: [], blockedUntil: 0 }),
})

/** How long a call waits to learn whether its network is supported, in milliseconds. */
const supportTimeoutMs = 3_000
/** How long to wait after a failure, in milliseconds. */
const blockMs = 30_000

const reply = z.object({ http: listOf((chain) => (isCaipNetworkId(chain) ? chain : undefined)) })

/** What `isNetworkServed` takes. */
export type IsNetworkServedParameters = {
  /** Default: the active network. */
  readonly networkId?: CaipNetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Returns whether calls of the data API are to be made for a network (`GET /v1/supported-chains`, asked once). If the
 * service cannot tell, or not within 3 s, they are made: it may well answer them.
 *
 * @param portico The instance.
 * @param parameters The network, and a signal that ends the wait.
 */
export async function isNetworkServed(
  portico: Portico,
  { networkId = getActiveNetworkId(portico), signal }: IsNetworkServedParameters = {},
): Promise<boolean> {
  if (!networkId || !usesBlockchainApi(portico)) return false
  const part = getPart(portico, supportedChainsPart)
  if (part.chains.length > 0) return part.chains.includes(networkId)
  const { clock } = portico[internals]
  if (clock.now() < part.blockedUntil) return true
  part.pending ??= request(portico, part)
  const waiting = new AbortController()
  const end = () => waiting.abort()
  signal?.addEventListener('abort', end)
  const chains = await Promise.race([part.pending, wait({ clock, ms: supportTimeoutMs, signal: waiting.signal })])
  signal?.removeEventListener('abort', end)
  end()
  return chains?.includes(networkId) ?? true
}

async function request(portico: Portico, part: SupportedChains): Promise<readonly CaipNetworkId[] | undefined> {
  const { clock, lifetime, logger } = portico[internals]
  try {
    const { http } = await callBlockchainApi(portico, { path: '/v1/supported-chains', reply, signal: lifetime })
    part.chains = http
    return http
  } catch (error) {
    logger.warn('the data service did not say which networks it supports', { error })
    part.blockedUntil = clock.now() + blockMs
    return undefined
  } finally {
    part.pending = undefined
  }
}
