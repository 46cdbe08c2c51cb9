import * as z from 'zod/mini'
import type { Portico } from '../../../instance/Portico.js'
import { fieldOf } from '../apiFields.js'
import { callPayApi } from './callPayApi.js'

/** What `requestPayStatus` takes. */
export type RequestPayStatusParameters = {
  readonly sessionId: string
  readonly exchangeId: string
  readonly signal?: AbortSignal | undefined
}

const result = z.pipe(
  z.object({
    status: z.enum(['UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED']),
    txHash: fieldOf((value) => (typeof value === 'string' && /^\w{32,128}$/.test(value) ? value : undefined)),
  }),
  z.transform(({ status, txHash: hash }) => ({ status, ...(hash !== undefined && { hash }) })),
)

/** How far a payment is at its exchange, with the hash of its transaction once there is one. */
export type PayStatus = z.output<typeof result>

/**
 * Asks how far a payment is (`reown_getExchangeBuyStatus`).
 *
 * @param portico The instance.
 * @param parameters The session and its exchange.
 * @throws `blockchain-api/refused`, `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function requestPayStatus(
  portico: Portico,
  { signal, ...params }: RequestPayStatusParameters,
): Promise<PayStatus> {
  return callPayApi(portico, { method: 'reown_getExchangeBuyStatus', params, idempotent: true, result, signal })
}
