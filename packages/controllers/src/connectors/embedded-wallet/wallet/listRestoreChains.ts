import type { AdapterContext, CaipNetworkId } from '@portico/core'
import { activeNetworkKey, lastUsedChainKey, readFrameChainId } from '@portico/core/internal'

/**
 * Lists the networks a resumed login may be on, the one the frame was on first.
 *
 * @param chains Those the app would have, of each namespace the preferred one first.
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
