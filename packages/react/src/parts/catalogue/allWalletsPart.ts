import { definePart } from '@portico/controllers/internal'
import { type GridPlace, gridStart } from './GridPlace.js'

/** What a person has set in the view, to find it again when coming back from a wallet. */
export type AllWalletsMemory = {
  /** The route it belongs to; another one starts afresh. */
  routeKey: number | undefined
  query: string
  isCertified: boolean
  /** The list that `place` is a place of. */
  listKey: string
  place: GridPlace
}

/** The memory of the view, one per instance. */
export const allWalletsPart = definePart<AllWalletsMemory>({
  key: 'allWallets',
  create: () => ({ routeKey: undefined, query: '', isCertified: false, listKey: '', place: gridStart }),
})
