import { definePart } from '@portico/controllers/internal'
import { proxy } from 'valtio/vanilla'

/** Where a user is in the grid. */
export type GridPlace = {
  /** Scrolled distance in pixels. */
  readonly offset: number
  /** The tile that takes the focus, from 0. */
  readonly index: number
}

/** The start of the grid. */
export const gridStart: GridPlace = { offset: 0, index: 0 }

/** What the user has set in the view of all wallets. */
export type AllWalletsState = {
  /** The route this state belongs to; another route starts over. */
  routeKey: number | undefined
  query: string
  isCertified: boolean
  /** The list that `place` is a place of. */
  listKey: string
  /** The user's place when the list was last still. */
  place: GridPlace
}

/** The view's initial state. */
export const allWalletsStart: Omit<AllWalletsState, 'routeKey'> = {
  query: '',
  isCertified: false,
  listKey: '',
  place: gridStart,
}

/** The state of the view, a valtio proxy. It outlives the view, to be found again when coming back from a wallet. */
export const allWalletsPart = definePart<AllWalletsState>({
  key: 'allWallets',
  create: () => proxy({ ...allWalletsStart, routeKey: undefined }),
})
