import { getLocks, holdLock } from './holdLock.js'

type PairingLock = {
  /** Keeps other pages from waiting for the same answer until called back. */
  hold(): () => void
  /** Runs the work once no other page waits for a wallet, be it that it is done or gone. */
  await(work: () => Promise<void>, signal: AbortSignal): Promise<void>
}

/**
 * Makes the lock by which the pages of an app tell which of them waits for a wallet. The browser releases it when a page
 * goes away; where it has no locks there is nothing to wait for.
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
