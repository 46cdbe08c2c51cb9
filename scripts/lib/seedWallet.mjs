import { createRequire } from 'node:module'
import { join } from 'node:path'

const sessionsEach = 10
const dayMs = 86_400_000

/** Ids in no order, as those of people are. */
const person = (number = 'i') => `printf('%08x-5eed-4000-8000-%012x', (${number} * 2654435761) & 4294967295, ${number})`
const count = (most) =>
  `WITH RECURSIVE numbers(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < ${most})`
const random = (bytes) => `lower(hex(randomblob(${bytes})))`

/** Statements that fill a store, each with the length that the wallet's own rows have. */
function listStatements({ sessions, now }) {
  const people = Math.ceil(sessions / sessionsEach)
  const keys = ['eip155', 'solana'].map(
    (namespace) => `${count(people)} INSERT INTO keys (user_id, namespace, address, sealed, sealed_by)
      SELECT ${person()}, '${namespace}', '0x' || ${random(20)}, ${random(40)}, 'data key' FROM numbers`,
  )
  return [
    `${count(people)} INSERT INTO users SELECT ${person()}, 'seed-' || i || '@wallet.example', ${now} FROM numbers`,
    `${count(people)} INSERT INTO data_keys
      SELECT ${person()}, (SELECT kek_id FROM active_kek), 'held', ${random(40)} FROM numbers`,
    ...keys,
    `${count(people)} INSERT INTO devices SELECT ${person()}, ${random(22)}, ${now} FROM numbers`,
    // None ends while the bench runs: what is being measured is not how rows are removed.
    `${count(sessions)} INSERT INTO sessions (digest, user_id, project_id, expires_at)
      SELECT ${random(22)}, ${person(`(i % ${people})`)}, 'bench',
        ${now + dayMs} + abs(random() % ${29 * dayMs}) FROM numbers`,
  ]
}

/**
 * Fills the database of a wallet that has run once and is not running, in one transaction: so many sessions, ten of each
 * person, and what else the wallet knows of these.
 *
 * @param {{ root: string, file: string, sessions: number }} options `file`: the database's.
 * @throws {Error} If the database then has another number of sessions.
 */
export function seedWallet({ root, file, sessions }) {
  const Database = createRequire(join(root, 'apps/wallet/package.json'))('libsql')
  const database = new Database(file)
  try {
    database.exec('PRAGMA foreign_keys = ON')
    database.exec('BEGIN IMMEDIATE')
    for (const statement of listStatements({ sessions, now: Date.now() })) database.exec(statement)
    database.exec('COMMIT')
    const { stored } = database.prepare('SELECT count(*) AS stored FROM sessions').get()
    if (stored !== sessions) throw new Error(`The store has ${stored} sessions in place of ${sessions}`)
  } finally {
    database.close()
  }
}
