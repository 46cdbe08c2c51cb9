import type { Database } from '@portico/app-parts/sqlite/openSqlite'
import type { WireItem } from '../wire.js'

/** A generated item that an account holds. */
export type SeedItem = Pick<WireItem, 'contract' | 'tokenId' | 'amount' | 'name' | 'collection'> & {
  readonly standard: 'erc721' | 'erc1155'
  readonly isSpam: boolean
}

/** Lists the generated items of an account on a chain. */
export function listSeedItems(
  database: Database,
  { account, chainId }: { account: string; chainId: number },
): readonly SeedItem[] {
  return database
    .all<Omit<SeedItem, 'isSpam'> & { readonly is_spam: number }>(
      `SELECT contract, item AS tokenId, kind AS standard, amount, name, collection, is_spam
       FROM seed_items WHERE account = ? AND chain = ?`,
      ...[account, chainId],
    )
    .map(({ is_spam, ...item }) => ({ ...item, isSpam: is_spam === 1 }))
}
