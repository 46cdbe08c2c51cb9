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
  const locks: LockManager | undefined = typeof navigator === 'object' ? navigator.locks : undefined
  return {
    hold() {
      const ending = new AbortController()
      const { signal } = ending
      const held = () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      // Refused when it ends before its turn, or where a page may not have locks.
      locks?.request(name, { mode: 'shared', signal }, held).catch(() => {})
      return () => ending.abort()
    },
    async await(work, signal) {
      if (!locks) return work()
      await locks.request(name, { signal }, work)
    },
  }
}
