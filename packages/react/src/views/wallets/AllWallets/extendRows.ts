/** Rows from one to another, both counted from 0; none when `to` is less than `from`. */
export type RowRange = { readonly from: number; readonly to: number }

export type ExtendRowsParameters = {
  /** Rows that should exist. */
  readonly wanted: RowRange
  /** The visible ones, which are added first. */
  readonly visible: RowRange
  /** Rows that may be added. */
  readonly most: number
}

/**
 * Returns which rows of a grid exist next: those that are there and still wanted, and a few more, the visible ones
 * first.
 *
 * @param drawn Rows that exist.
 */
export function extendRows(drawn: RowRange, { wanted, visible, most }: ExtendRowsParameters): RowRange {
  let from = Math.max(drawn.from, wanted.from)
  let to = Math.min(drawn.to, wanted.to)
  if (to < from) {
    from = visible.from
    to = visible.from - 1
  }
  for (let left = most; left > 0 && (from > wanted.from || to < wanted.to); left--) {
    const isAfterNext = to < wanted.to && (to < visible.to || from <= visible.from)
    if (isAfterNext) to++
    else from--
  }
  return { from, to }
}
