import type { CaipNetworkId } from '@portico/core'
import * as z from 'zod/mini'
import type { Portico } from '../../instance/Portico.js'
import { entriesOf } from './apiFields.js'
import { callBlockchainApi } from './callBlockchainApi.js'
import { isNetworkServed } from './isNetworkServed.js'
import type { ServiceTransaction } from './ServiceTransaction.js'
import { transactionSchema } from './transactionSchema.js'

/** A page of an account's history. */
export type HistoryPage = {
  readonly transactions: readonly ServiceTransaction[]
  /** Cursor of the next page; absent on the last one. */
  readonly next: string | undefined
}

/** The cursor of a next page; `null` or missing on the last one. */
export const cursor = z.pipe(
  z.nullish(z.string().check(z.maxLength(4_096))),
  z.transform((next) => next || undefined),
)
const reply = z.object({ data: entriesOf(transactionSchema), next: cursor })

/** What `requestHistory` takes. */
export type RequestHistoryParameters = {
  readonly address: string
  /** Network of the transactions. Default: all, if the active network is supported. */
  readonly networkId?: CaipNetworkId | undefined
  /** Cursor of an earlier page. Default: the newest page. */
  readonly cursor?: string | undefined
  /** Lists purchases at this provider, never from a cache. */
  readonly onramp?: 'coinbase' | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Requests a page of an account's transactions (`GET /v1/account/{address}/history`). Each is checked by itself. Empty on
 * a network that the service does not support.
 *
 * @param portico The instance.
 * @param parameters The account, its network and the page.
 * @throws `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function requestHistory(
  portico: Portico,
  { address, networkId, cursor, onramp, signal }: RequestHistoryParameters,
): Promise<HistoryPage> {
  if (!(await isNetworkServed(portico, { networkId, signal }))) return { transactions: [], next: undefined }
  const { data, next } = await callBlockchainApi(portico, {
    path: `/v1/account/${encodeURIComponent(address)}/history`,
    query: { cursor, onramp, chainId: networkId },
    cache: onramp && 'no-cache',
    reply,
    signal,
  })
  return { transactions: data, next }
}
