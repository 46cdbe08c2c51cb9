import { getLocks, holdLock } from './holdLock.js'

type SessionLock = {
  /** Marks the session as used for other pages. Returns the release. */
  hold(): () => void
  /** Runs the work if certainly no page uses the session. */
  ifUnused(work: () => void): Promise<void>
}

/**
 * Creates the lock that tells the pages of an app which sessions are in use. Without Web Locks every session counts as
 * used.
 */
export function createSessionLock({
  instanceId,
  topic,
}: {
  readonly instanceId: string
  readonly topic: string
}): SessionLock {
  const name = `portico:${instanceId}:session:${topic}`
  return {
    hold: () => holdLock(name),
    async ifUnused(work) {
      await getLocks()?.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) work()
      })
    },
  }
}
