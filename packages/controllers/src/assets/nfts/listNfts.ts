import type { NftItem } from './NftItem.js'

/** An item that came or went. */
export type NftMove = { readonly direction: 'in' | 'out'; readonly item: NftItem }

/** A page of an account's items as it was read. */
export type NftPage = {
  /** Items whose owner is known, from a service that lists them or from the network. */
  readonly items: readonly NftItem[]
  /** Moves of items that the history does not identify, newest first. */
  readonly moves: readonly NftMove[]
  /** Cursor of the next page; absent on the last one. */
  readonly next: string | undefined
  /** `history`: worked out from what came and went, as far as it has been read. */
  readonly source: 'service' | 'history'
  /** Whether the data service supports the network. */
  readonly isServed: boolean
  /** When it was read, in milliseconds since the Unix epoch. */
  readonly updatedAt: number
}

/** What `listNfts` returns. */
export type ListNftsReturnType = {
  /** In the order of the source. */
  readonly items: readonly NftItem[]
  /** Those that were likely sent to mislead. */
  readonly hidden: readonly NftItem[]
}

/**
 * Lists the items of pages, each once. Of those that only the history knows, what came and did not go away since is
 * listed: items with the same name and picture count as the same, as nothing else tells them apart.
 *
 * @param pages The pages, the newest first.
 */
export function listNfts(pages: readonly NftPage[]): ListNftsReturnType {
  const found = new Map<string, NftItem>()
  const add = (item: NftItem) => {
    if (item.amount > 0n && !found.has(item.id)) found.set(item.id, item)
  }
  const gone = new Map<string, bigint>()
  for (const { items, moves } of pages) {
    for (const item of items) add(item)
    for (const { direction, item } of moves) {
      const key = JSON.stringify([item.name, item.picture])
      const missing = gone.get(key) ?? 0n
      const left = direction === 'in' ? item.amount - missing : 0n
      gone.set(key, direction === 'out' ? missing + item.amount : left < 0n ? -left : 0n)
      add({ ...item, amount: left })
    }
  }
  const all = [...found.values()]
  return { items: all.filter(({ isHidden }) => !isHidden), hidden: all.filter(({ isHidden }) => isHidden) }
}
