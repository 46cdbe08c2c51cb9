import { matchOrigin, toSafeImageUrl } from '@portico/core/internal'
import { getEnsText } from 'viem/actions'
import type { EvmClient } from '../calls/createClients.js'

/** Parameters of `readAvatar`. */
export type ReadAvatarParameters = {
  /** Client of the network that holds the name. */
  readonly client: EvmClient
  /** The normalised name. */
  readonly name: string
  /** Patterns of the hosts that a picture may come from; none by default. */
  readonly hosts?: readonly string[] | undefined
}

/**
 * Reads the avatar record of a name when it is a picture that may be shown: one within the record, or one that an allowed
 * host has. Whoever owns a name chooses the host, which would learn who is about to pay them. NFT references are not
 * followed, since that would ask third parties. Never rejects: a name without a picture is as good.
 */
export async function readAvatar({ client, name, hosts = [] }: ReadAvatarParameters): Promise<string | undefined> {
  const text = await getEnsText(client, { name, key: 'avatar' }).catch(() => null)
  const url = text ? toSafeImageUrl(text) : undefined
  if (url === undefined || url.startsWith('data:')) return url
  const { origin, protocol } = new URL(url)
  return protocol === 'https:' && hosts.some((host) => matchOrigin(host, origin)) ? url : undefined
}
