export type GridMove = {
  /** `KeyboardEvent.key`. */
  readonly key: string
  /** Whether Control is held: Home and End then mean the whole grid. */
  readonly whole: boolean
  /** The present place, from 0. */
  readonly index: number
  readonly count: number
  readonly columns: number
  /** Rows that fit into the visible part. */
  readonly rowsPerPage: number
  readonly isRtl: boolean
}

/**
 * Returns the index that a key moves to in a grid filled row by row (WAI-ARIA grid pattern); `undefined` for other
 * keys.
 */
export function getNextIndex({ key, whole, index, count, columns, rowsPerPage, isRtl }: GridMove): number | undefined {
  const last = count - 1
  const column = index % columns
  const rowStart = index - column
  /** Keeps the column; a last row that is too short is entered at its end. */
  const move = (rows: number) => {
    const lastStart = last - (last % columns)
    const start = Math.min(Math.max(rowStart + rows * columns, 0), lastStart)
    return Math.min(start + column, last)
  }
  const step = (by: number) => Math.min(Math.max(index + by, 0), last)
  switch (key) {
    case 'ArrowRight':
      return step(isRtl ? -1 : 1)
    case 'ArrowLeft':
      return step(isRtl ? 1 : -1)
    case 'ArrowDown':
      return move(1)
    case 'ArrowUp':
      return move(-1)
    case 'PageDown':
      return move(rowsPerPage)
    case 'PageUp':
      return move(-rowsPerPage)
    case 'Home':
      return whole ? 0 : rowStart
    case 'End':
      return whole ? last : Math.min(rowStart + columns - 1, last)
  }
}
