import type { ApiFailure } from '../api/ApiFailure.js'

/** A failure of the data service: those of the API, two that keep the answer well-formed JSON, and two that are none. */
export type DataFailure = ApiFailure & {
  /** Adds broken entries among the good ones of each list. */
  readonly malformed?: boolean | undefined
  /** Empties each list. */
  readonly empty?: boolean | undefined
  /** Number of entries on a page of the history, as services choose it. */
  readonly pageSize?: number | undefined
  /** Number of the last block that the history knows, as of an index that is behind. */
  readonly lastBlock?: number | undefined
}

/** Entries that no list of the service may hold. */
const broken: readonly unknown[] = [
  null,
  7,
  'text',
  {},
  [],
  {
    name: 5,
    symbol: null,
    address: {},
    chainId: 1,
    quantity: { decimals: [], numeric: 'many' },
    price: 'dear',
    iconUrl: 0,
  },
  {
    id: 1,
    metadata: { minedAt: 'yesterday', operationType: 3 },
    transfers: [null, { direction: 'up', quantity: null }],
  },
]

function addBroken(list: readonly unknown[]): readonly unknown[] {
  const half = Math.ceil(list.length / 2)
  // Before, between and after the good ones.
  return [...broken.slice(0, 2), ...list.slice(0, half), ...broken.slice(2, 5), ...list.slice(half), ...broken.slice(5)]
}

/**
 * Spoils an answer as a failure asks for. Lists get broken entries or lose all; other values get a wrong type, or become
 * null.
 */
export function spoilAnswer(answer: object, { malformed, empty }: DataFailure): object {
  if (!malformed && !empty) return answer
  if (Array.isArray(answer)) return empty ? [] : addBroken(answer)
  const hasLists = Object.values(answer).some(Array.isArray)
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => {
      if (Array.isArray(value)) return [key, empty ? [] : addBroken(value)]
      if (empty) return [key, null]
      return [key, hasLists ? value : { not: 'this' }]
    }),
  )
}
