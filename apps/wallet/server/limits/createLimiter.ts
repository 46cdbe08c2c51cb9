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
      // One statement, so that nobody else's use comes between the count and this one.
      const taken = await database.run(
        `INSERT INTO limit_uses SELECT ?, ?, ?
         WHERE (SELECT count(*) FROM limit_uses WHERE digest = ? AND used_at > ?) < ?`,
        ...[digest, now, now + windowMs, digest, now - windowMs, uses],
      )
      if (taken === 1) {
        // A window late, as the clocks of processes differ.
        await database.run('DELETE FROM limit_uses WHERE expires_at <= ?', now - windowMs)
        return 0
      }
      const first = await database.get<{ at: number | null }>(
        'SELECT min(used_at) AS at FROM limit_uses WHERE digest = ? AND used_at > ?',
        ...[digest, now - windowMs],
      )
      return (first?.at ?? now) + windowMs - now
    },
    async giveBack(key, at) {
      await database.run('DELETE FROM limit_uses WHERE digest = ? AND used_at = ?', digestOf(key), at)
    },
    async forget(key) {
      await database.run('DELETE FROM limit_uses WHERE digest = ?', digestOf(key))
    },
  }
}
