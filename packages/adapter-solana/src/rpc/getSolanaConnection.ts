import type { AdapterContext, CaipNetworkId } from '@portico/core'
import { chainErrors } from '@portico/core/internal'
import type { Connection } from '@solana/web3.js'

/** Parameters of `getSolanaConnection`. */
export type GetSolanaConnectionParameters = {
  readonly networkId: CaipNetworkId
  /** Commitment of reads. Default: `confirmed`. */
  readonly commitment?: 'processed' | 'confirmed' | 'finalized' | undefined
}

/**
 * Creates a `Connection` of `@solana/web3.js` to one of the app's clusters, through the URLs the app reads it by.
 *
 * @param context The instance's parts.
 * @param parameters The cluster.
 * @throws `chain/network-not-found`
 */
export async function getSolanaConnection(
  context: Pick<AdapterContext, 'networks' | 'rpcUrls'>,
  { networkId, commitment = 'confirmed' }: GetSolanaConnectionParameters,
): Promise<Connection> {
  const found = context.networks('solana').find(({ caipNetworkId }) => caipNetworkId === networkId)
  const [url] = [...context.rpcUrls(networkId), ...(found?.rpcUrls.default.http ?? [])]
  if (!found || url === undefined) throw chainErrors('chain/network-not-found')
  const { Connection } = await import('@solana/web3.js')
  // Without one the library guesses the next port, or the same host.
  const wsEndpoint = found.rpcUrls.default.webSocket?.[0]
  return new Connection(url, wsEndpoint === undefined ? { commitment } : { commitment, wsEndpoint })
}
