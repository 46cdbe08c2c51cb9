import { useEffect, useRef, useState } from 'react'
import { extendRows, type RowRange } from './extendRows.js'
import type { GridMetrics } from './useGridMetrics.js'

/** Rows beyond each edge of the visible part that are drawn. */
export const buffer = 2
/** Rows added per frame: two take up to 50 ms on a processor four times slower. */
const mostRows = 1

export type UseGridRowsReturnType = {
  /** Rows that exist in the document. */
  readonly drawn: RowRange
  /** The last row in sight. */
  readonly last: number
  /**
   * Follows the scrolling.
   *
   * @returns Whether another row has come to the top.
   */
  readonly scrollTo: (offset: number) => boolean
}

/**
 * Decides which rows of a scrolled grid exist: those near the visible part, a few more with each frame.
 *
 * @param metrics Sizes of the grid.
 * @param rowCount All rows.
 * @param offset Scrolled distance at the beginning, in pixels.
 */
export function useGridRows(
  { rowSize, viewSize }: GridMetrics,
  rowCount: number,
  offset: number,
): UseGridRowsReturnType {
  const visibleRows = Math.ceil(viewSize / rowSize)
  const getRanges = (top: number) => {
    const from = Math.max(Math.min(top, rowCount - visibleRows), 0)
    const visible = { from, to: Math.min(from + visibleRows, rowCount - 1) }
    const wanted = { from: Math.max(from - buffer, 0), to: Math.min(visible.to + buffer, rowCount - 1) }
    return { visible, wanted }
  }
  const [{ top, rows }, setRows] = useState(() => {
    const row = Math.floor(offset / rowSize)
    return { top: row, rows: getRanges(row).wanted }
  })
  const { visible, wanted } = getRanges(top)
  const drawn = { from: Math.max(rows.from, wanted.from), to: Math.min(rows.to, wanted.to) }
  const isBehind = drawn.from > wanted.from || drawn.to < wanted.to
  const draw = (row: number) =>
    setRows((known) => ({ top: row, rows: extendRows(known.rows, { ...getRanges(row), most: mostRows }) }))
  const frame = useRef(0)
  useEffect(() => {
    if (!isBehind) return
    frame.current = requestAnimationFrame(() => draw(top))
    return () => cancelAnimationFrame(frame.current)
  })
  return {
    drawn,
    last: visible.to,
    scrollTo(scrolled) {
      const row = Math.floor(scrolled / rowSize)
      if (row === top) return false
      // What this frame would have added to the rows of before.
      cancelAnimationFrame(frame.current)
      draw(row)
      return true
    },
  }
}
