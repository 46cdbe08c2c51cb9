import type { Database } from '@portico/app-parts/sqlite/openSqlite'
import type { IndexedBlock, IndexedTransaction } from './fetchBlocks.js'
import { transact } from './openIndex.js'

function listParties({ sender, receiver, transfers }: IndexedTransaction): ReadonlySet<string> {
  const moved = transfers.flatMap((transfer) => [transfer.sender, transfer.receiver])
  return new Set([sender, ...(receiver ? [receiver] : []), ...moved])
}

/** Writes blocks of one chain into the index, all or none. */
export function writeBlocks(database: Database, chain: number, blocks: readonly IndexedBlock[]): void {
  transact(database, () => {
    for (const { number, hash: blockHash, at, transactions } of blocks) {
      database.run('INSERT INTO blocks VALUES (?, ?, ?)', chain, number, blockHash)
      for (const [place, transaction] of transactions.entries()) {
        const { hash, sender, receiver, nonce, isFailed, isCall, transfers } = transaction
        database.run(
          'INSERT INTO transactions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
          ...[chain, hash, number, at, sender, receiver, nonce, Number(isFailed), Number(isCall)],
        )
        for (const { log, part, kind, asset, item, sender: from, receiver: to, amount } of transfers)
          database.run(
            'INSERT INTO transfers VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
            ...[chain, hash, log, part, number, kind, asset, item, from, to, amount],
          )
        for (const account of listParties(transaction))
          database.run('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, NULL)', account, at, chain, number, place, hash)
      }
    }
  })
}

/** Deletes everything of a chain above a block, which a reorganisation has replaced. */
export function deleteBlocks(database: Database, chain: number, above: number): void {
  transact(database, () => {
    for (const table of ['transactions', 'transfers', 'entries'])
      database.run(
        `DELETE FROM ${table} WHERE chain = ? AND block > ?${table === 'entries' ? ' AND seed IS NULL' : ''}`,
        ...[chain, above],
      )
    database.run('DELETE FROM blocks WHERE chain = ? AND number > ?', chain, above)
  })
}
