import type { AdapterContext, CaipNetworkId } from '@portico/core'
import type { FrameClient } from '@portico/frame-bridge'
import type { EmbeddedWalletOptions } from '../EmbeddedWalletOptions.js'

export type OpenClientReturnType = {
  readonly client: FrameClient
  /** Networks the frame serves; `undefined` when it may be any. */
  readonly served: readonly CaipNetworkId[] | undefined
}

/** Returns the given client, or loads the frame bridge and puts the wallet's frame into the instance's dialog. */
export async function openClient(
  context: AdapterContext,
  options: EmbeddedWalletOptions,
): Promise<OpenClientReturnType> {
  const { client } = options
  if (client) return { client: typeof client === 'function' ? await client() : client, served: undefined }
  const { createBridgeClient } = await import('./createBridgeClient.js')
  return createBridgeClient(context, options)
}
