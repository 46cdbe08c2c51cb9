import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { reply } from '../reply.js'
import { type AddressClock, createAddressClock } from './createAddressClock.js'
import { createFaults } from './createFaults.js'

/** What tests change about a wallet that runs. One in production has none of it. */
export type Switches = {
  readonly clock: AddressClock
  readonly faults: ReturnType<typeof createFaults>
  /**
   * Applies a project's fault.
   *
   * @returns Whether the request has ended.
   */
  suffer(place: { projectId: string; pathname: string; response: ServerResponse }): Promise<boolean>
  /** Ends all faults and resets the clock. */
  reset(): void
  /** Lets go of the requests that wait. */
  close(): void
}

export function createSwitches(): Switches {
  const clock = createAddressClock()
  const faults = createFaults()
  const ending = new AbortController()
  function reset(): void {
    faults.endAll()
    clock.reset()
  }
  return {
    clock,
    faults,
    async suffer({ projectId, pathname, response }) {
      const { fault, ended } = faults.find(projectId, pathname) ?? {}
      if (!fault) return false
      if (fault.hang) await Promise.race([ended, new Promise((done) => response.once('close', done))])
      if (fault.delayMs) await wait(fault.delayMs, undefined, { signal: ending.signal }).catch(() => {})
      if (fault.drop || fault.hang) response.destroy()
      else if (fault.status) reply(response, fault.status, { error: { code: 'fault', message: 'Told to fail' } })
      else return false
      return true
    },
    reset,
    close() {
      ending.abort()
      reset()
    },
  }
}
