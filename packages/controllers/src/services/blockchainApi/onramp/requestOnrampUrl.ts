import * as z from 'zod/mini'
import type { Portico } from '../../../instance/Portico.js'
import { callBlockchainApi } from '../callBlockchainApi.js'
import { isNetworkServed } from '../isNetworkServed.js'
import { toPurchasePage } from './toPurchasePage.js'

/** What `requestOnrampUrl` takes. */
export type RequestOnrampUrlParameters = {
  readonly destinationWallets: readonly {
    readonly address: string
    readonly blockchains: readonly string[]
    readonly assets: readonly string[]
  }[]
  readonly defaultNetwork?: string | undefined
  readonly partnerUserId: string
  readonly presetCryptoAmount?: number | undefined
  readonly presetFiatAmount?: number | undefined
  readonly signal?: AbortSignal | undefined
}

const reply = z.object({
  url: z.custom<string>((url) => toPurchasePage(url) !== undefined),
})

/**
 * Requests the page where a card buys crypto (`POST /v1/generators/onrampurl`): an https URL, or `''` if the service does
 * not support the active network.
 *
 * @param portico The instance.
 * @param parameters Where the purchase goes.
 * @throws `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function requestOnrampUrl(
  portico: Portico,
  { signal, destinationWallets, partnerUserId, ...preset }: RequestOnrampUrlParameters,
): Promise<string> {
  if (!(await isNetworkServed(portico, { signal }))) return ''
  const { url } = await callBlockchainApi(portico, {
    path: '/v1/generators/onrampurl',
    body: { destinationWallets, partnerUserId, defaultExperience: 'buy', ...preset },
    hostedIdentity: 'project',
    reply,
    signal,
  })
  return url
}
