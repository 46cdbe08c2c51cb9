import { type CaipAddress, isCaipAddress } from '@portico/core'
import * as z from 'zod/mini'
import { internals, type Portico } from '../../instance/Portico.js'
import { entriesOf, fieldOf, money, picture, symbol, text } from './apiFields.js'
import { callBlockchainApi } from './callBlockchainApi.js'
import { isNetworkServed } from './isNetworkServed.js'

/** Price of a token. */
export type ServicePrice = {
  /** CAIP-10 id of the token; older services do not tell it. */
  readonly address: CaipAddress | undefined
  readonly symbol: string | undefined
  readonly name: string | undefined
  readonly image: string | undefined
  /** In the requested currency; absent if unknown. */
  readonly price: number | undefined
}

const entry = z.pipe(
  z.object({
    name: text,
    symbol,
    iconUrl: picture,
    price: money,
    address: fieldOf((value) => (isCaipAddress(value) ? value : undefined)),
  }),
  z.transform(
    ({ iconUrl, ...rest }): ServicePrice => ({
      address: rest.address,
      symbol: rest.symbol,
      name: rest.name,
      image: iconUrl,
      price: rest.price,
    }),
  ),
)
const reply = z.object({ fungibles: entriesOf(entry) })

/** What `requestPrices` takes. */
export type RequestPricesParameters = {
  /** CAIP-10 ids of tokens, all of one network. */
  readonly tokens: readonly [CaipAddress, ...CaipAddress[]]
  /** ISO 4217 code, such as `usd`. */
  readonly currency: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Requests prices of tokens (`POST /v1/fungible/price`). Empty on a network that the service does not support.
 *
 * @param portico The instance.
 * @param parameters The tokens and the currency.
 * @throws `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function requestPrices(
  portico: Portico,
  { tokens, currency, signal }: RequestPricesParameters,
): Promise<readonly ServicePrice[]> {
  const [namespace, reference] = tokens[0].split(':')
  if (!(await isNetworkServed(portico, { networkId: `${namespace}:${reference}`, signal }))) return []
  const { projectId } = portico[internals].options
  const { fungibles } = await callBlockchainApi(portico, {
    path: '/v1/fungible/price',
    body: { currency, addresses: tokens, projectId },
    isJson: true,
    hostedIdentity: 'none',
    idempotent: true,
    reply,
    signal,
  })
  return fungibles
}
