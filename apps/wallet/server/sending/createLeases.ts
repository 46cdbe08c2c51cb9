import { randomUUID } from 'node:crypto'
import type { Sendings } from '../store/createSendings.js'

/** How long a sending stays with a process that says nothing more, in milliseconds. More than clocks differ. */
const leaseMs = 15_000
const renewMs = 5_000

/** A sending that this process alone sends, until it releases it. */
export type HeldLease = {
  /** Whether the one that had it before ended without a word, and may have sent something. */
  readonly isInherited: boolean
  /** Whether nobody else has taken it, as happens to a process that stood still for too long. */
  isHeld(): boolean
  release(): Promise<void>
}

/**
 * Creates the leases of a process. Of several that share a database one alone sends a sending, and another one goes on
 * with it a quarter of a minute after the first was killed.
 */
export function createLeases({ sendings, now }: { sendings: Sendings; now: () => number }) {
  const sender = randomUUID()
  const claim = (id: string) => sendings.lease(id, { sender, now: now(), until: now() + leaseMs })

  return {
    /** @returns `undefined` if another process is sending it. */
    async take(id: string): Promise<HeldLease | undefined> {
      const claimed = await claim(id)
      if (claimed === undefined) return undefined
      let isHeld = true
      const timer = setInterval(() => {
        claim(id).then(
          (again) => {
            isHeld = again !== undefined
          },
          // A database that does not answer now may do so before the lease ends.
          () => {},
        )
      }, renewMs)
      timer.unref()
      return {
        isInherited: claimed !== 'free',
        isHeld: () => isHeld,
        async release() {
          clearInterval(timer)
          await sendings.release(id, sender)
        },
      }
    },
  }
}
