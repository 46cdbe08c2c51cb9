import type { CaipAddress } from '@portico/core'
import * as z from 'zod/mini'
import type { Portico } from '../../../instance/Portico.js'
import { required } from '../apiFields.js'
import { toPurchasePage } from '../onramp/toPurchasePage.js'
import { callPayApi } from './callPayApi.js'

/** What `requestPayUrl` takes. */
export type RequestPayUrlParameters = {
  readonly exchangeId: string
  /** CAIP-19 id of what is to be paid. */
  readonly asset: string
  /** Plain decimal number in whole units of the asset. */
  readonly amount: string
  readonly recipient: CaipAddress
  readonly signal?: AbortSignal | undefined
}

/** A page of an exchange, and the session by which the payment is asked after. */
export type PayUrl = { readonly url: string; readonly sessionId: string }

const sessionIdSchema = z.string().check(z.regex(/^[\x21-\x7e]{1,256}$/))
// A page that may not be opened counts as none.
const result = z.object({ url: required(toPurchasePage), sessionId: sessionIdSchema })

/**
 * Requests the page where an exchange pays (`reown_getExchangePayUrl`): one with https, or any on this machine. It begins
 * a session at the exchange, so it is not repeated after a failure.
 *
 * @param portico The instance.
 * @param parameters The exchange, what is to be paid and to whom.
 * @throws `blockchain-api/refused`, `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function requestPayUrl(portico: Portico, { signal, ...params }: RequestPayUrlParameters): Promise<PayUrl> {
  return callPayApi(portico, { method: 'reown_getExchangePayUrl', params, idempotent: false, result, signal })
}
