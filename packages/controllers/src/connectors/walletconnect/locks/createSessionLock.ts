import { getLocks, holdLock } from './holdLock.js'

type SessionLock = {
  /** Tells other pages that the session is in use, until called back. */
  hold(): () => void
  /** Runs the work when it is certain that no page uses the session. */
  ifUnused(work: () => void): Promise<void>
}

/** Makes the lock by which the pages of an app tell which sessions they use. Without locks none is known to be unused. */
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
