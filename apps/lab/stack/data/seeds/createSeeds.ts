import type { Database } from '@portico/app-parts/sqlite/openSqlite'
import { transact } from '../index/openIndex.js'
import { hostileNames } from './hostileNames.js'

/** Accounts on eip155:1 whose tokens and transactions are generated, in lower case. They are on no chain. */
export const seedAccounts = {
  /** Holds 10,000 tokens. */
  manyTokens: '0x5eed000000000000000000000000000000000001',
  /** Has 100,000 transactions of the five years before 2026. */
  manyTransactions: '0x5eed000000000000000000000000000000000002',
  /** Its tokens, items and transactions have names that attack whoever shows them. */
  hostile: '0x5eed000000000000000000000000000000000003',
} as const

/** Adds the generated rows of an account to the index when somebody first asks for it. */
export type Seeds = { prepare(account: string): void }

const tokenCount = 10_000
const transactionCount = 100_000
/** 1 January 2026, in seconds. */
const newest = 1_767_225_600
const yearSeconds = 31_536_000
const spacing = Math.floor((5 * yearSeconds) / transactionCount)

const countTo = (count: number) =>
  `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`

function addManyTokens(database: Database): void {
  // A third has no price, and every tenth is dust.
  database.run(
    `${countTo(tokenCount)} INSERT INTO seed_tokens
     SELECT ?, 1, printf('0x5eed%036x', n), printf('Seed Token %05d', n), printf('S%05d', n), 18,
       CASE WHEN n % 10 = 0 THEN '1000' ELSE n || '000000000000000000' END,
       CASE WHEN n % 3 = 0 THEN NULL ELSE n * 0.001 END
     FROM numbers`,
    seedAccounts.manyTokens,
  )
}

function addEntries(database: Database, account: string, count: number): void {
  database.run(
    `${countTo(count)} INSERT INTO entries SELECT ?, ${newest} - n * ${spacing}, 1, 0, n, NULL, n FROM numbers`,
    account,
  )
}

function addHostile(database: Database): void {
  const { hostile } = seedAccounts
  for (const [at, { name, symbol }] of hostileNames.entries()) {
    const address = `0x5eed${(0xbad00 + at).toString(16).padStart(36, '0')}`
    database.run(
      'INSERT INTO seed_tokens VALUES (?, 1, ?, ?, ?, 6, ?, NULL)',
      hostile,
      address,
      name,
      symbol,
      '5000000',
    )
    database.run(
      'INSERT INTO seed_items VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?)',
      ...[hostile, address, `${at + 1}`, at % 2 ? 'erc1155' : 'erc721', '1', name, symbol, Number(at % 3 !== 0)],
    )
  }
  addEntries(database, hostile, hostileNames.length * 3)
}

/** Creates the generated accounts of an index. */
export function createSeeds(database: Database): Seeds {
  const waiting = new Map<string, () => void>([
    [seedAccounts.manyTokens, () => addManyTokens(database)],
    [seedAccounts.manyTransactions, () => addEntries(database, seedAccounts.manyTransactions, transactionCount)],
    [seedAccounts.hostile, () => addHostile(database)],
  ])
  return {
    prepare(account) {
      const add = waiting.get(account)
      if (!add) return
      transact(database, add)
      waiting.delete(account)
    },
  }
}
