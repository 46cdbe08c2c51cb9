import type { AdapterContext } from '@portico/core'
import type { EmbeddedWalletOptions } from '../state/EmbeddedWalletOptions.js'
import type { OpenedClient } from './createBridgeClient.js'

/** Returns the given client, or loads the frame bridge and puts the wallet's frame into the instance's dialog. */
export async function openClient(context: AdapterContext, options: EmbeddedWalletOptions): Promise<OpenedClient> {
  const { client } = options
  if (client) return { client: typeof client === 'function' ? await client() : client, served: undefined }
  const { createBridgeClient } = await import('./createBridgeClient.js')
  return createBridgeClient(context, options)
}
