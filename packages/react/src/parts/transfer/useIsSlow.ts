import { getInternals } from '@portico/controllers/internal'
import { useEffect, useState } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'

/** How long to wait for a block before telling the user that the network is busy, in milliseconds. */
const slowAfter = 60_000

/** Returns whether something takes longer than usual. */
export function useIsSlow(active: boolean): boolean {
  const { clock } = getInternals(usePorticoInstance())
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    return active ? clock.setTimeout(() => setSlow(true), slowAfter) : undefined
  }, [active, clock])
  return slow
}
