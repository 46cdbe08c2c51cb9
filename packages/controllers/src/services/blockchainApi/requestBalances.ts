import { type CaipNetworkId, parseCaipAddress } from '@portico/core'
import * as z from 'zod/mini'
import type { Portico } from '../../instance/Portico.js'
import {
  caipAddress,
  decimal,
  decimals,
  entriesOf,
  money,
  networkId as network,
  picture,
  symbol,
  text,
} from './apiFields.js'
import { callBlockchainApi } from './callBlockchainApi.js'
import { isNetworkServed } from './isNetworkServed.js'
import { readQuantity } from './readQuantity.js'

/** What an account holds of a token, as the data service knows it. */
export type ServiceBalance = {
  readonly networkId: CaipNetworkId
  /** Contract or mint; absent for the native currency. */
  readonly address: string | undefined
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** In base units. */
  readonly amount: bigint
  /** Price of one whole token and value of the amount, in the requested currency; absent if unknown. */
  readonly price: number | undefined
  readonly value: number | undefined
  readonly image: string | undefined
}

const entry = z.pipe(
  z.object({
    name: text,
    symbol,
    chainId: network,
    address: z.nullish(caipAddress),
    price: money,
    value: money,
    quantity: z.object({ decimals, numeric: decimal }),
    iconUrl: picture,
  }),
  z.transform(({ chainId, address, quantity, iconUrl, ...rest }): ServiceBalance | undefined => {
    const name = rest.name ?? rest.symbol
    if (name === undefined || quantity.decimals === 0) return undefined
    return {
      networkId: chainId,
      address: address ? parseCaipAddress(address).address : undefined,
      symbol: rest.symbol ?? name,
      name,
      decimals: quantity.decimals,
      amount: readQuantity(quantity.numeric, quantity.decimals),
      price: rest.price,
      value: rest.value,
      image: iconUrl,
    }
  }),
)
/** Entries as the service sends them; tokens without decimals are dropped. */
const balancesSchema = z.object({ balances: entriesOf(entry) })

/** What `requestBalances` takes. */
export type RequestBalancesParameters = {
  readonly address: string
  readonly networkId: CaipNetworkId
  /** ISO 4217 code, such as `usd`. */
  readonly currency: string
  /** Tokens to read anew, as CAIP-10 ids of their contracts. */
  readonly forceUpdate?: readonly string[] | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Requests what an account holds (`GET /v1/account/{address}/balance`). Each entry is checked by itself. Empty on a
 * network that the service does not support.
 *
 * @param portico The instance.
 * @param parameters The account, its network and the currency of prices.
 * @throws `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function requestBalances(
  portico: Portico,
  { address, networkId, currency, forceUpdate, signal }: RequestBalancesParameters,
): Promise<readonly ServiceBalance[]> {
  if (!(await isNetworkServed(portico, { networkId, signal }))) return []
  const { balances } = await callBlockchainApi(portico, {
    path: `/v1/account/${encodeURIComponent(address)}/balance`,
    query: { currency, chainId: networkId, forceUpdate: forceUpdate?.join() },
    reply: balancesSchema,
    signal,
  })
  return balances
}
