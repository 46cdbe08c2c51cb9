import type { NonceStore } from '@portico/siwx/server'
import type { createClient } from '@redis/client'

/** Keeps nonces in Redis, for a server of several processes. */
export function redisNonces(redis: ReturnType<typeof createClient>): NonceStore {
  return {
    async add(nonce, lifetimeMs) {
      await redis.set(`nonce:${nonce}`, 'fresh', { expiration: { type: 'PX', value: lifetimeMs } })
    },
    async use(nonce) {
      // One command reads and writes, so that two requests never both find it fresh.
      const before = await redis.set(`nonce:${nonce}`, 'used', { condition: 'XX', expiration: 'KEEPTTL', GET: true })
      return before === 'fresh' || before === 'used' ? before : 'unknown'
    },
  }
}
