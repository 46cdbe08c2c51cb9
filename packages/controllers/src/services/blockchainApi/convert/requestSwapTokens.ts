import { type CaipNetworkId, parseCaipAddress, type Token } from '@portico/core'
import * as z from 'zod/mini'
import type { Portico } from '../../../instance/Portico.js'
import { caipAddress, decimals, entriesOf, fieldOf, picture, symbol, text } from '../apiFields.js'
import { callBlockchainApi } from '../callBlockchainApi.js'
import { isNetworkServed } from '../isNetworkServed.js'

/** A token that can be swapped. */
export type SwapToken = Token & {
  readonly address: string
  /** Whether allowances can be given by a signature (EIP-2612). */
  readonly hasPermit: boolean
}

/** Whether there are permits; no, where nobody can tell. */
const flag = fieldOf((value) => (typeof value === 'boolean' ? value : undefined))

const entry = z.pipe(
  z.object({ name: text, symbol, address: caipAddress, decimals, logoUri: picture, eip2612: flag }),
  z.transform(({ address, name, logoUri, eip2612, ...rest }): SwapToken | undefined => {
    const shown = rest.symbol ?? name
    if (shown === undefined) return undefined
    return {
      address: parseCaipAddress(address).address,
      symbol: shown,
      name: name ?? shown,
      decimals: rest.decimals,
      image: logoUri,
      hasPermit: eip2612 ?? false,
    }
  }),
)
const reply = z.object({ tokens: entriesOf(entry) })

/**
 * Requests the tokens of a network that can be swapped (`GET /v1/convert/tokens`). Empty on a network that the service
 * does not support.
 *
 * @param portico The instance.
 * @param parameters The network.
 * @throws `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function requestSwapTokens(
  portico: Portico,
  { networkId, signal }: { readonly networkId: CaipNetworkId; readonly signal?: AbortSignal | undefined },
): Promise<readonly SwapToken[]> {
  if (!(await isNetworkServed(portico, { networkId, signal }))) return []
  const { tokens } = await callBlockchainApi(portico, {
    path: '/v1/convert/tokens',
    query: { chainId: networkId },
    reply,
    signal,
  })
  return tokens
}
