import * as z from 'zod/mini'
import type { Portico } from '../../../instance/Portico.js'
import { baseUnits, entriesOf, text } from '../apiFields.js'
import { callBlockchainApi } from '../callBlockchainApi.js'
import { isNetworkServed } from '../isNetworkServed.js'
import type { SwapPair } from './SwapParameters.js'

/** What a swap would give. Amounts are in base units. */
export type SwapQuote = { readonly id: string | undefined; readonly fromAmount: bigint; readonly toAmount: bigint }

const entry = z.pipe(
  z.object({ id: text, fromAmount: baseUnits, toAmount: baseUnits }),
  z.transform(({ id, fromAmount, toAmount }): SwapQuote => ({ id, fromAmount, toAmount })),
)
// A list of which nothing can be read is not one without a quote.
const reply = z.object({
  quotes: z.union([
    z.pipe(
      z.array(z.unknown()).check(z.length(0)),
      z.transform((): SwapQuote[] => []),
    ),
    entriesOf(entry).check(z.minLength(1)),
  ]),
})

/** What `requestSwapQuote` takes. */
export type RequestSwapQuoteParameters = SwapPair & {
  /** In base units of the token that is given. */
  readonly amount: bigint
  /** Plain address of the account. */
  readonly address: string
  /** In wei. */
  readonly gasPrice: bigint
}

/**
 * Requests what a swap would give (`GET /v1/convert/quotes`): the best quote, `undefined` if there is none or the service
 * does not support the network.
 *
 * @param portico The instance.
 * @param parameters The tokens, the amount and who swaps.
 * @throws `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function requestSwapQuote(
  portico: Portico,
  { networkId, from, to, amount, address, gasPrice, signal }: RequestSwapQuoteParameters,
): Promise<SwapQuote | undefined> {
  if (!(await isNetworkServed(portico, { networkId, signal }))) return undefined
  const { quotes } = await callBlockchainApi(portico, {
    path: '/v1/convert/quotes',
    query: { amount: String(amount), userAddress: address, from, to, gasPrice: String(gasPrice) },
    isJson: true,
    reply,
    signal,
  })
  return quotes[0]
}
