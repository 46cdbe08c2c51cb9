import * as z from 'zod/mini'
import { internals, type Portico } from '../../../instance/Portico.js'
import { decimal } from '../apiFields.js'
import { callBlockchainApi } from '../callBlockchainApi.js'
import { isNetworkServed } from '../isNetworkServed.js'
import type { PaymentCurrency, PurchaseCurrency } from './OnrampOptions.js'

const amount = z.object({ amount: decimal, currency: z.string().check(z.maxLength(64)) })
const reply = z.object({
  paymentTotal: amount,
  paymentSubtotal: amount,
  purchaseAmount: amount,
  coinbaseFee: amount,
  networkFee: amount,
  quoteId: z.string().check(z.maxLength(256)),
})

/** What a purchase costs. Amounts are plain decimal numbers in whole units of their currency. */
export type OnrampQuote = z.output<typeof reply> & {
  /** Whether nobody knows the costs, because the service did not answer: every amount is then the requested one. */
  readonly isMocked: boolean
}

/** What `requestOnrampQuote` takes. */
export type RequestOnrampQuoteParameters = {
  readonly purchaseCurrency: PurchaseCurrency
  readonly paymentCurrency: PaymentCurrency
  /** Plain decimal number in the currency to pay with. */
  readonly amount: string
  readonly network: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Requests what a purchase costs (`POST /v1/onramp/quote`). `undefined` if the service does not support the active
 * network. If the request fails, a quote that is marked as mocked.
 *
 * @param portico The instance.
 * @param parameters The currencies and the amount.
 * @throws `http/aborted`
 */
export async function requestOnrampQuote(
  portico: Portico,
  { signal, ...body }: RequestOnrampQuoteParameters,
): Promise<OnrampQuote | undefined> {
  if (!(await isNetworkServed(portico, { signal }))) return undefined
  try {
    const quote = await callBlockchainApi(portico, {
      path: '/v1/onramp/quote',
      body,
      hostedIdentity: 'project',
      idempotent: true,
      reply,
      signal,
    })
    return { ...quote, isMocked: false }
  } catch (error) {
    if (signal?.aborted) throw error
    portico[internals].logger.warn('the data service did not price a purchase', { error })
    const each = { amount: body.amount, currency: body.paymentCurrency.id }
    return {
      paymentTotal: each,
      paymentSubtotal: each,
      purchaseAmount: each,
      coinbaseFee: each,
      networkFee: each,
      quoteId: 'mocked-quote-id',
      isMocked: true,
    }
  }
}
