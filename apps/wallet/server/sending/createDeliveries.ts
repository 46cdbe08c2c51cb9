import { setTimeout as wait } from 'node:timers/promises'
import { lifetimeMs, type Sendings } from '../store/createSendings.js'
import type { Carrier } from './createCarrier.js'
import { createLeases, type HeldLease } from './createLeases.js'
import { sendTransaction } from './sendTransaction.js'

/** How often to look whether another process has sent what it leased, in milliseconds. */
const followMs = 1_000
/** How often to look for what processes have left that ended, in milliseconds. */
const resumeMs = 5_000

export type CreateDeliveriesParameters = {
  readonly sendings: Sendings
  /** Returns the carrier of a network by its CAIP-2 id. */
  readonly findCarrier: (network: string) => Carrier | undefined
  readonly now: () => number
  readonly onFailure?: ((reason: string) => void) | undefined
  /** Waits before a node is asked again. */
  readonly pause?: (ms: number, options: { readonly signal: AbortSignal }) => Promise<void>
}

/** Sends stored transactions to their chains. */
export type Deliveries = {
  /**
   * Sends the open transactions of a sending in order. Resolves once none is left or they are given up. Runs once at a
   * time: where another process sends them, it waits for that, and goes on in its place if it ends.
   */
  deliver(id: string): Promise<void>
  /** Continues what processes that ended left open, and gives up what is too old; from then on again and again. */
  resume(): Promise<void>
  /** Ends. Resolves once what nodes are being asked is answered and stored. */
  close(): Promise<void>
}

/**
 * Creates the delivery of stored transactions. Sending the same bytes again has no effect on a chain, so a node that
 * does not answer can safely be asked again.
 */
export function createDeliveries(parameters: CreateDeliveriesParameters): Deliveries {
  const { sendings, findCarrier, now, onFailure, pause = (ms, options) => wait(ms, undefined, options) } = parameters
  const leases = createLeases({ sendings, now })
  const running = new Map<string, Promise<void>>()
  const ending = new AbortController()
  const { signal } = ending
  let timer: ReturnType<typeof setInterval> | undefined
  function fail(error: unknown): void {
    if (!signal.aborted) onFailure?.(`A delivery failed: ${error instanceof Error ? error.name : 'unknown'}`)
  }

  async function send(id: string, { isInherited, isHeld }: HeldLease, isResumed: boolean): Promise<void> {
    const mayHaveArrived = (await sendings.reopenLost(id)) > 0 || isResumed || isInherited
    const sending = await sendings.find(id)
    const carrier = sending && findCarrier(sending.network)
    if (!carrier) return
    const { options } = sending
    for (const transaction of sending.transactions) {
      if (transaction.state === 'sent') continue
      const context = { sendings, id, transaction, options, carrier, mayHaveArrived, isHeld, now, pause, signal }
      if (!(await sendTransaction(context))) return
    }
  }

  async function run(id: string, isResumed: boolean): Promise<void> {
    for (;;) {
      const lease = await leases.take(id)
      if (lease) return send(id, lease, isResumed).finally(lease.release)
      const sending = isResumed ? undefined : await sendings.find(id)
      if (!sending?.transactions.some(({ state }) => state === 'open')) return
      await pause(followMs, { signal })
    }
  }

  const start = (id: string, isResumed: boolean): Promise<void> => {
    const known = running.get(id)
    if (known) return known
    const started = run(id, isResumed)
      .catch(fail)
      .finally(() => running.delete(id))
    running.set(id, started)
    return started
  }

  async function resume(): Promise<void> {
    for (const { id, createdAt, place } of await sendings.listAbandoned(now()))
      if (now() > createdAt + lifetimeMs) await sendings.setLost(id, place)
      else void start(id, true)
  }

  return {
    deliver: (id) => start(id, false),
    async resume() {
      await resume()
      timer ??= setInterval(() => void resume().catch(fail), resumeMs)
      timer.unref()
    },
    async close() {
      clearInterval(timer)
      ending.abort()
      await Promise.all(running.values())
    },
  }
}
