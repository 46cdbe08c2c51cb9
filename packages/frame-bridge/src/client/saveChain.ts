import type { CaipNetworkId } from '@portico/core'
import { lastUsedChainKey, readFrameChainId, toFrameChainId } from '@portico/core/internal'
import { frameErrors } from '../protocol/frameErrors.js'
import type { FrameRequestName } from '../protocol/frameRequests.js'
import type { ClientCore } from './ClientCore.js'

/**
 * Remembers the network the frame is on now. Throws `frame/invalid-reply` for what is no chain id.
 *
 * @param core The client.
 * @param chainId As the frame wrote it.
 * @param name The request it came in reply to.
 */
export function saveChain(
  { store, emitter }: ClientCore,
  chainId: string | number,
  name: FrameRequestName,
): number | CaipNetworkId {
  const networkId = readFrameChainId(chainId)
  if (!networkId) throw frameErrors('frame/invalid-reply', { name })
  const read = toFrameChainId(networkId)
  const isNew = store.get(lastUsedChainKey) !== read
  store.set(lastUsedChainKey, read)
  if (isNew) emitter.emit('network', { chainId: read })
  return read
}
