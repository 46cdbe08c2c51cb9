/** Where a person is in the grid. */
export type GridPlace = {
  /** Scrolled distance in pixels. */
  readonly offset: number
  /** The tile that takes the focus, from 0. */
  readonly index: number
}

/** The start of the grid. */
export const gridStart: GridPlace = { offset: 0, index: 0 }
