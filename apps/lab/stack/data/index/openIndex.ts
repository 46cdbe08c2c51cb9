import { type Database, openSqlite } from '@portico/app-parts/sqlite/openSqlite'

/**
 * Addresses are lower case. `transfers.log` is the index of the log, or -1 for ETH; `part` numbers the transfers of one
 * log. `entries` lists the transactions of each account; `seed` is set for those that are on no chain, which have block
 * 0, so that no rollback deletes them.
 */
const schema = `
CREATE TABLE IF NOT EXISTS blocks (
  chain INTEGER NOT NULL, number INTEGER NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (chain, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS transactions (
  chain INTEGER NOT NULL, hash TEXT NOT NULL, block INTEGER NOT NULL, at INTEGER NOT NULL, sender TEXT NOT NULL,
  receiver TEXT, nonce INTEGER NOT NULL, is_failed INTEGER NOT NULL, is_call INTEGER NOT NULL,
  PRIMARY KEY (chain, hash)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS transactions_by_block ON transactions (chain, block);
CREATE TABLE IF NOT EXISTS transfers (
  chain INTEGER NOT NULL, hash TEXT NOT NULL, log INTEGER NOT NULL, part INTEGER NOT NULL, block INTEGER NOT NULL,
  kind TEXT NOT NULL, asset TEXT NOT NULL, item TEXT NOT NULL, sender TEXT NOT NULL, receiver TEXT NOT NULL,
  amount TEXT NOT NULL, PRIMARY KEY (chain, hash, log, part)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS transfers_by_block ON transfers (chain, block);
CREATE INDEX IF NOT EXISTS transfers_by_sender ON transfers (sender, chain, kind);
CREATE INDEX IF NOT EXISTS transfers_by_receiver ON transfers (receiver, chain, kind);
CREATE TABLE IF NOT EXISTS entries (
  account TEXT NOT NULL, at INTEGER NOT NULL, chain INTEGER NOT NULL, block INTEGER NOT NULL, place INTEGER NOT NULL,
  hash TEXT, seed INTEGER, PRIMARY KEY (account, at, chain, block, place)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS entries_by_chain ON entries (account, chain, at, block, place);
CREATE INDEX IF NOT EXISTS entries_by_block ON entries (chain, block);
CREATE TABLE IF NOT EXISTS seed_tokens (
  account TEXT NOT NULL, chain INTEGER NOT NULL, address TEXT NOT NULL, name TEXT NOT NULL, symbol TEXT NOT NULL,
  decimals INTEGER NOT NULL, amount TEXT NOT NULL, price REAL, PRIMARY KEY (account, chain, address)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS seed_tokens_by_address ON seed_tokens (chain, address);
CREATE TABLE IF NOT EXISTS seed_items (
  account TEXT NOT NULL, chain INTEGER NOT NULL, contract TEXT NOT NULL, item TEXT NOT NULL, kind TEXT NOT NULL,
  amount TEXT NOT NULL, name TEXT NOT NULL, collection TEXT NOT NULL, is_spam INTEGER NOT NULL,
  PRIMARY KEY (account, chain, contract, item)
) WITHOUT ROWID;
`

/** Opens the database of the index. It lives in memory, as the chains do. */
export function openIndex(): Database {
  return openSqlite(':memory:', schema)
}

/** Runs changes that must all succeed or all be undone. */
export function transact(database: Database, change: () => void): void {
  database.run('BEGIN')
  try {
    change()
    database.run('COMMIT')
  } catch (error) {
    database.run('ROLLBACK')
    throw error
  }
}
