import type { CaipNetworkId } from '@portico/core'
import { useEffect, useState } from 'react'

/**
 * Looks up the name of a network the app does not offer, among the ones Portico knows. The list is loaded for this
 * alone; until then, and for an unknown network, the name is `undefined`.
 *
 * @param id The network.
 */
export function useNetworkName(id: CaipNetworkId | undefined): string | undefined {
  const [found, setFound] = useState<{ readonly id: CaipNetworkId; readonly name: string }>()
  useEffect(() => {
    if (id === undefined) return
    let current = true
    import('@portico/core/networks').then(
      (presets) => {
        const known = Object.values(presets).find((network) => network.caipNetworkId === id)
        if (current && known !== undefined) setFound({ id, name: known.name })
      },
      // The number of the network stands in for its name.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [id])
  return found?.id === id ? found?.name : undefined
}
