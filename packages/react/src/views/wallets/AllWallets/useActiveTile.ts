import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react'
import { useBeforePaint } from '../../../bindings/useBeforePaint.js'
import type { GridPlace } from '../../../parts/catalogue/allWalletsPart.js'
import { getNextIndex } from './getNextIndex.js'
import type { GridMetrics } from './useGridMetrics.js'

export type UseActiveTileParameters = {
  readonly scroller: RefObject<HTMLElement | null>
  readonly metrics: GridMetrics
  /** Number of wallets. */
  readonly count: number
  /** Index of the tile to begin with. */
  readonly start: number
  /** Called when another tile becomes active. */
  readonly onPlace: (place: GridPlace) => void
}

/**
 * Tracks which tile of the grid is in the tab order. Arrow keys move it, and the focus with it.
 *
 * @returns `index` is the tile that was chosen, `active` the one in the tab order, which exists.
 */
export function useActiveTile({ scroller, metrics, count, start, onPlace }: UseActiveTileParameters) {
  const { columns, rowSize, viewSize } = metrics
  const [index, setIndex] = useState(start)
  const wantsFocus = useRef(false)
  const active = Math.min(index, count - 1)
  useBeforePaint(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    scroller.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.focus({ preventScroll: true })
  })
  const activate = useCallback(
    (next: number) => {
      setIndex(next)
      onPlace({ offset: scroller.current?.scrollTop ?? 0, index: next })
    },
    [scroller, onPlace],
  )
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return
    const next = getNextIndex({
      key: event.key,
      whole: event.ctrlKey,
      index: active,
      count,
      columns,
      rowsPerPage: Math.max(Math.floor(viewSize / rowSize), 1),
      isRtl: event.currentTarget.matches('[dir="rtl"] *'),
    })
    if (next === undefined) return
    event.preventDefault()
    wantsFocus.current = true
    activate(next)
    showRow(scroller.current, Math.floor(next / columns), metrics)
  }
  return { index, active, activate, move }
}

/** Scrolls as little as needed to show a row. */
function showRow(scroller: HTMLElement | null, row: number, { rowSize, viewSize }: GridMetrics): void {
  if (!scroller) return
  const start = row * rowSize
  if (start < scroller.scrollTop) scroller.scrollTop = start
  else if (start + rowSize > scroller.scrollTop + viewSize) scroller.scrollTop = start + rowSize - viewSize
}
