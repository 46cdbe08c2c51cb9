import * as z from 'zod/mini'
import type { Portico } from '../../../instance/Portico.js'
import { entriesOf, picture, readText, required } from '../apiFields.js'
import { callPayApi } from './callPayApi.js'
import type { ExchangesPage, PayExchange } from './PayExchange.js'

/** What `requestExchanges` takes. */
export type RequestExchangesParameters = {
  /** CAIP-19 id of what is to be paid. Default: every asset. */
  readonly asset?: string | undefined
  /** Plain decimal number in whole units of the asset. Default: every amount. */
  readonly amount?: string | undefined
  /** From 0. Default: the first. */
  readonly page?: number | undefined
  /** Ids of the only exchanges that are wanted, and of those that are not. */
  readonly includeOnly?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  readonly signal?: AbortSignal | undefined
}

const exchange = z.pipe(
  z.object({
    id: z.string().check(z.regex(/^[\w.-]{1,64}$/)),
    name: required((value) => readText(value, 64)),
    imageUrl: picture,
  }),
  z.transform(({ id, name, imageUrl: image }): PayExchange => ({ id, name, ...(image !== undefined && { image }) })),
)
const result = z.object({ exchanges: entriesOf(exchange), total: z.catch(z.int().check(z.nonnegative()), 0) })

/**
 * Requests the exchanges that can pay an asset and an amount (`reown_getExchanges`). Each is checked by itself.
 *
 * @param portico The instance.
 * @param parameters What is to be paid, and the page.
 * @throws `blockchain-api/refused`, `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function requestExchanges(
  portico: Portico,
  { page = 0, signal, ...rest }: RequestExchangesParameters,
): Promise<ExchangesPage> {
  const params = { page, ...rest }
  return callPayApi(portico, { method: 'reown_getExchanges', params, idempotent: true, result, signal })
}
