import type { KeyNamespace, SealedKeys } from '../vault/AccountKeys.js'
import type { Database, Queries } from './Database.js'

/** A person's data key, as it is stored. */
export type WrappedKey = { readonly userId: string; readonly kekId: string; readonly wrapped: string }

/** A private key, as it is stored: under the person's data key, or, before there were data keys, under the secret. */
export type SealedKey = { readonly sealed: string; readonly by: 'secret' | 'data key' }

export type DataKeys = ReturnType<typeof createDataKeys>

const columns = 'user_id AS "userId", kek_id AS "kekId", wrapped'

/** Stores the keys of a new person, whose row is there. */
export async function insertKeys(
  queries: Queries,
  userId: string,
  addresses: Readonly<Record<KeyNamespace, string>>,
  { kekId, wrapped, sealed }: SealedKeys,
): Promise<void> {
  await queries.run(`INSERT INTO data_keys VALUES (?, ?, 'held', ?)`, userId, kekId, wrapped)
  for (const namespace of ['eip155', 'solana'] as const)
    await queries.run(
      `INSERT INTO keys (user_id, namespace, address, sealed, sealed_by) VALUES (?, ?, ?, ?, 'data key')`,
      ...[userId, namespace, addresses[namespace], sealed[namespace]],
    )
}

/**
 * Marks a key-encryption key as removed, for good.
 *
 * @returns Whether it is. It is not as long as it wraps a data key, or is the one that new accounts get.
 */
async function retire(database: Database, kekId: string): Promise<boolean> {
  try {
    await database.run(`UPDATE keks SET state = 'removed' WHERE id = ?`, kekId)
  } catch (error) {
    const isNeeded = await database.get(
      `SELECT 1 AS one FROM data_keys WHERE kek_id = ? UNION SELECT 1 FROM active_kek WHERE kek_id = ?`,
      kekId,
      kekId,
    )
    if (isNeeded) return false
    throw error
  }
  return true
}

/**
 * Stores which key-encryption keys there are, which one new accounts get, and the data keys that they wrap. A key that is
 * still needed cannot be marked as removed, nor a removed one wrap anything: a foreign key holds its state.
 */
export function createDataKeys(database: Database) {
  return {
    /** Returns the id of the key-encryption key that new accounts get, if there is one yet. */
    async findActive(): Promise<string | undefined> {
      return (await database.get<{ id: string }>('SELECT kek_id AS id FROM active_kek'))?.id
    },
    /** Returns whether a key-encryption key is or was used with this database. */
    async isKnown(kekId: string): Promise<boolean> {
      return (await database.get('SELECT 1 AS one FROM keks WHERE id = ?', kekId)) !== undefined
    },
    /** Takes a key-encryption key into use if there is none yet. Of several servers one succeeds. */
    begin: (kekId: string, now: number): Promise<void> =>
      database.transaction(async (transaction) => {
        await transaction.lock('keys')
        if (await transaction.get('SELECT 1 AS one FROM active_kek')) return
        await transaction.run(`INSERT INTO keks VALUES (?, 'held', ?)`, kekId, now)
        await transaction.run(`INSERT INTO active_kek VALUES (1, ?, 'held')`, kekId)
      }),
    /** Takes a key-encryption key into use, from now on, in place of the one before. */
    activate: (kekId: string, now: number): Promise<void> =>
      database.transaction(async (transaction) => {
        await transaction.run(`INSERT INTO keks VALUES (?, 'held', ?) ON CONFLICT DO NOTHING`, kekId, now)
        await transaction.run('UPDATE active_kek SET kek_id = ?', kekId)
      }),
    /** Returns the key-encryption keys that may wrap something, the oldest first. */
    async listHeld(): Promise<readonly string[]> {
      const rows = await database.all<{ id: string }>(
        `SELECT id FROM keks WHERE state = 'held' ORDER BY created_at, id`,
      )
      return rows.map(({ id }) => id)
    },
    /** Returns the key-encryption keys that wrap nothing, and never will again. */
    async listRemoved(): Promise<readonly string[]> {
      return (await database.all<{ id: string }>(`SELECT id FROM keks WHERE state = 'removed'`)).map(({ id }) => id)
    },
    /** Returns some of the data keys that a key-encryption key wraps. */
    listWrappedBy: async (kekId: string, most: number): Promise<readonly WrappedKey[]> =>
      database.all<WrappedKey>(
        `SELECT ${columns} FROM data_keys WHERE kek_id = ? ORDER BY user_id LIMIT ?`,
        kekId,
        most,
      ),
    retire: (kekId: string): Promise<boolean> => retire(database, kekId),
    find: async (userId: string): Promise<WrappedKey | undefined> =>
      database.get<WrappedKey>(`SELECT ${columns} FROM data_keys WHERE user_id = ?`, userId),
    /** @returns Whether the person had none before. */
    async add({ userId, kekId, wrapped }: WrappedKey): Promise<boolean> {
      const sql = `INSERT INTO data_keys VALUES (?, ?, 'held', ?) ON CONFLICT DO NOTHING`
      return (await database.run(sql, userId, kekId, wrapped)) === 1
    },
    /** Replaces a data key by itself, wrapped anew. @returns Whether nobody else has done so meanwhile. */
    async replace(before: WrappedKey, { kekId, wrapped }: Omit<WrappedKey, 'userId'>): Promise<boolean> {
      const sql = 'UPDATE data_keys SET kek_id = ?, wrapped = ? WHERE user_id = ? AND wrapped = ?'
      return (await database.run(sql, kekId, wrapped, before.userId, before.wrapped)) === 1
    },
    findKey: async (userId: string, namespace: KeyNamespace): Promise<SealedKey | undefined> =>
      database.get<SealedKey>(
        'SELECT sealed, sealed_by AS "by" FROM keys WHERE user_id = ? AND namespace = ?',
        userId,
        namespace,
      ),
    /** Returns some of the private keys that are still encrypted under the secret. */
    listUnderSecret: async (most: number) =>
      database.all<{ userId: string; namespace: KeyNamespace; sealed: string }>(
        `SELECT user_id AS "userId", namespace, sealed FROM keys WHERE sealed_by = 'secret' ORDER BY user_id LIMIT ?`,
        most,
      ),
    /** Replaces a private key that was encrypted under the secret, unless somebody has done so meanwhile. */
    async bringForward(userId: string, namespace: KeyNamespace, { sealed }: Pick<SealedKey, 'sealed'>): Promise<void> {
      const sql = `UPDATE keys SET sealed = ?, sealed_by = 'data key' WHERE user_id = ? AND namespace = ? AND sealed_by = 'secret'`
      await database.run(sql, sealed, userId, namespace)
    },
  }
}
