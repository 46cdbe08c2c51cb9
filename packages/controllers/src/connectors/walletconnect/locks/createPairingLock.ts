import { getLocks, holdLock } from './holdLock.js'

type PairingLock = {
  /** Makes other pages wait. Returns the release. */
  hold(): () => void
  /** Runs the work once no other page waits for a wallet, because it is done or closed. */
  await(work: () => Promise<void>, signal: AbortSignal): Promise<void>
}

/**
 * Creates the lock that tells the pages of an app which of them waits for a wallet. The browser releases it when a page
 * is closed. Without Web Locks, work runs at once.
 */
export function createPairingLock(instanceId: string): PairingLock {
  const name = `portico:${instanceId}:pairing`
  return {
    hold: () => holdLock(name),
    async await(work, signal) {
      const locks = getLocks()
      if (!locks) return work()
      await locks.request(name, { signal }, work)
    },
  }
}
