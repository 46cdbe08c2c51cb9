import type { User } from '../store/createUsers.js'

const timeoutMs = 10_000

/**
 * Creates what has somebody else give a user of a test network their first coins, before they see their account.
 *
 * @param url Takes a POST with the user's addresses by namespace.
 * @param onFailure Called with the reason if it does not answer well. The login continues.
 */
export function createFundCaller({ url, onFailure }: { url: string; onFailure(reason: string): void }) {
  return async ({ addresses }: Pick<User, 'addresses'>): Promise<void> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(addresses),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
    } catch (error) {
      onFailure(`No first coins were given: ${error instanceof Error ? error.message : 'no answer'}`)
    }
  }
}
