import * as z from 'zod/mini'
import { entriesOf, readText, required, text } from '../apiFields.js'

const id = z.string().check(z.regex(/^[\w.-]{1,64}$/))
const money = z.union([z.string().check(z.regex(/^\d{1,20}(\.\d{1,20})?$/)), z.number()])
const limit = z.object({ id, min: money, max: money })
const network = z.object({
  name: z.string(),
  display_name: text,
  chain_id: z.union([z.string(), z.number()]),
  contract_address: z.nullish(z.string().check(z.maxLength(128))),
})
const paymentCurrency = z.object({ id, payment_method_limits: entriesOf(limit) })
const purchaseCurrency = z.object({
  id,
  name: required((value) => readText(value, 128)),
  symbol: required((value) => readText(value, 32)),
  networks: entriesOf(network),
})

/** Currencies to pay with and to buy, as the service sends them; entries that are malformed are left out. */
export const onrampOptionsSchema = z.object({
  paymentCurrencies: entriesOf(paymentCurrency),
  purchaseCurrencies: entriesOf(purchaseCurrency),
})

/** A currency to pay with, and its limits by payment method, in its own units. */
export type PaymentCurrency = z.output<typeof paymentCurrency>
/** A currency to buy. */
export type PurchaseCurrency = z.output<typeof purchaseCurrency>
/** What can be bought, and with what. */
export type OnrampOptions = {
  readonly paymentCurrencies: readonly PaymentCurrency[]
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
}
