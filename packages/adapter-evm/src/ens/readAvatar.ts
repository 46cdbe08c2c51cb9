import { toSafeImageUrl } from '@portico/core'
import { getEnsText } from 'viem/actions'
import type { EvmClient } from '../calls/createClients.js'

/**
 * Reads the avatar record of a name when it is a picture's URL; NFT references are not followed, since that would ask
 * third parties. Never rejects: a name without a picture is as good.
 *
 * @param client Client of the network that holds the name.
 * @param name The normalised name.
 */
export async function readAvatar(client: EvmClient, name: string): Promise<string | undefined> {
  const text = await getEnsText(client, { name, key: 'avatar' }).catch(() => null)
  return text ? toSafeImageUrl(text) : undefined
}
