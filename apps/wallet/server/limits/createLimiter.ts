import type { Database } from '../store/Database.js'
import type { Vault } from '../vault/createVault.js'

/** A rate limit per key. */
export type Limiter = {
  /**
   * Takes one use if one is left.
   *
   * @param now Epoch milliseconds.
   * @returns 0 if it was taken, otherwise the milliseconds until the next one is free.
   */
  take(key: string, now: number): Promise<number>
  /**
   * Takes one use back, as if it had not been.
   *
   * @param at When it was taken, in epoch milliseconds.
   */
  giveBack(key: string, at: number): Promise<void>
  /** Resets a key. */
  forget(key: string): Promise<void>
}

export type CreateLimiterParameters = {
  readonly database: Database
  readonly vault: Vault
  /** Tells the limits of one database apart. */
  readonly name: string
  /** Number of uses within the window. */
  readonly uses: number
  /** Length of the window in milliseconds. */
  readonly windowMs: number
}

/**
 * Creates a sliding rate limit. Uses are counted in the database, so a restart resets nothing and all processes on one
 * database share them. Keys are stored as keyed hashes only.
 */
export function createLimiter({ database, vault, name, uses, windowMs }: CreateLimiterParameters): Limiter {
  const digestOf = (key: string) => vault.digest('limit', `${name} ${key}`)

  return {
    async take(key, now) {
      const digest = digestOf(key)
      const waitMs = await database.transaction(async ({ lock, get, run }) => {
        // Nobody else's use of the key comes between the count and this one.
        await lock(`limit ${digest}`)
        const { count, first } = (await get<{ count: number; first: number | null }>(
          'SELECT count(*) AS count, min(used_at) AS first FROM limit_uses WHERE digest = ? AND used_at > ?',
          ...[digest, now - windowMs],
        )) ?? { count: 0, first: null }
        if (count >= uses) return (first ?? now) + windowMs - now
        await run('INSERT INTO limit_uses VALUES (?, ?, ?)', digest, now, now + windowMs)
        return 0
      })
      // A window late, as the clocks of processes differ.
      if (waitMs === 0) await database.run('DELETE FROM limit_uses WHERE expires_at <= ?', now - windowMs)
      return waitMs
    },
    async giveBack(key, at) {
      await database.run('DELETE FROM limit_uses WHERE digest = ? AND used_at = ?', digestOf(key), at)
    },
    async forget(key) {
      await database.run('DELETE FROM limit_uses WHERE digest = ?', digestOf(key))
    },
  }
}
