import { setTimeout as wait } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { ApiError } from '../ApiError.js'
import { answerError } from '../http/answerJson.js'
import type { WalletContext } from '../http/WalletEnv.js'
import { type AddressClock, createAddressClock } from './createAddressClock.js'
import { createFaults } from './createFaults.js'

/** What tests change about a wallet that runs. One in production has none of it. */
export type Switches = {
  readonly clock: AddressClock
  readonly faults: ReturnType<typeof createFaults>
  /**
   * Applies a project's fault.
   *
   * @returns The answer, if the request has ended with it.
   */
  suffer(c: WalletContext): Promise<Response | undefined>
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
    async suffer(c) {
      const { fault, ended } = faults.find(c.var.projectId, c.var.pathname) ?? {}
      if (!fault) return undefined
      const response = c.env.outgoing
      if (fault.hang) await Promise.race([ended, new Promise((done) => response.once('close', done))])
      if (fault.delayMs) await wait(fault.delayMs, undefined, { signal: ending.signal }).catch(() => {})
      if (fault.drop || fault.hang) {
        response.destroy()
        return RESPONSE_ALREADY_SENT
      }
      return fault.status ? answerError(c, new ApiError(fault.status, 'fault', 'Told to fail')) : undefined
    },
    reset,
    close() {
      ending.abort()
      reset()
    },
  }
}
