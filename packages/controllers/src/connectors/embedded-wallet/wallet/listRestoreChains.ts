import type { AdapterContext, CaipNetworkId } from '@portico/core'
import { activeNetworkKey, lastUsedChainKey, readFrameChainId } from '@portico/core/internal'

/**
 * Lists the networks that a restored login may be on, the frame's last one first.
 *
 * @param chains The app's choice, the preferred one of each namespace first.
 */
export function listRestoreChains(
  { store, networks }: AdapterContext,
  chains: readonly CaipNetworkId[] = [],
): readonly CaipNetworkId[] {
  const used = store.get(lastUsedChainKey)
  const last = [used === undefined ? undefined : readFrameChainId(used), store.get(activeNetworkKey)]
  const offered = networks().map(({ caipNetworkId }) => caipNetworkId)
  return [...last.filter((id) => id !== undefined && offered.includes(id)), ...chains, ...offered].filter(
    (id) => id !== undefined,
  )
}
