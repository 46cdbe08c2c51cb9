import { getInternals } from '@portico/controllers/internal'
import { type RefObject, useEffect, useState } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import type { GridPlace } from '../../../parts/catalogue/allWalletsPart.js'
import { createStillness, type Stillness } from './createStillness.js'

export type UseReportedPlaceParameters = {
  readonly scroller: RefObject<HTMLElement | null>
  /** Index of the chosen tile. */
  readonly index: number
  /** The last row that is drawn. Another one means another place. */
  readonly last: number
  readonly onPlace: (place: GridPlace) => void
}

/** Reports the place in the grid each time scrolling has stopped. Returns the stillness to notify of scrolling. */
export function useReportedPlace({ scroller, index, last, onPlace }: UseReportedPlaceParameters): Stillness {
  const { clock } = getInternals(usePorticoInstance())
  const [stillness] = useState(() => createStillness(clock))
  useEffect(() => stillness.stop, [stillness])
  useEffect(() => {
    void last
    return stillness.wait(() => onPlace({ offset: scroller.current?.scrollTop ?? 0, index }))
  }, [stillness, scroller, onPlace, index, last])
  return stillness
}
