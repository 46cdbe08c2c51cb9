import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '../ApiError.js'
import { lifetimeMs, type Sending, type Sendings, type StoredTransaction } from '../store/createSendings.js'
import type { Carrier } from './createCarrier.js'

const firstPauseMs = 2_000
const longestPauseMs = 30_000
/** Number of refusals needed if the first may mean that an earlier try had arrived. */
const refusalsAfterDoubt = 3

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
   * time.
   */
  deliver(id: string): Promise<void>
  /** Continues what a previous process left open, and gives up what is too old. */
  resume(): Promise<void>
  /** Ends. Resolves once what nodes are being asked is answered and stored. */
  close(): Promise<void>
}

type SendParameters = {
  readonly carrier: Carrier
  /** Whether it may have been sent before. */
  readonly mayHaveArrived: boolean
}

type Outcome = { readonly kind: 'sent' | 'unclear' } | { readonly kind: 'refused'; readonly reason: string }

async function attempt(carrier: Carrier, { bytes, hash }: StoredTransaction, options: object): Promise<Outcome> {
  const refusal = await carrier.send(bytes, { ...options }).then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error : new ApiError(502, 'chain/failed', 'Nothing was sent')),
  )
  if (!refusal || /already (known|imported)|known transaction/i.test(refusal.message)) return { kind: 'sent' }
  // A node may refuse a transaction that it already has, and may have one that it did not acknowledge.
  const isKnown = await carrier.isKnown(hash).catch(() => undefined)
  if (isKnown) return { kind: 'sent' }
  const isClear = refusal.code === 'chain/refused' && isKnown === false
  return isClear ? { kind: 'refused', reason: refusal.message } : { kind: 'unclear' }
}

/**
 * Creates the delivery of stored transactions. Sending the same bytes again has no effect on a chain, so a node that
 * does not answer can safely be asked again.
 */
export function createDeliveries(parameters: CreateDeliveriesParameters): Deliveries {
  const { sendings, findCarrier, now, onFailure, pause = (ms, options) => wait(ms, undefined, options) } = parameters
  const running = new Map<string, Promise<void>>()
  const ending = new AbortController()
  const { signal } = ending

  /** @returns Whether to continue with the next transaction. */
  async function sendOne(sending: Sending, transaction: StoredTransaction, parameters: SendParameters) {
    const { id, options } = sending
    const { carrier, mayHaveArrived } = parameters
    let isDoubtful = mayHaveArrived
    let refusals = 0
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      const outcome = await attempt(carrier, transaction, options)
      if (outcome.kind === 'sent') await sendings.setSent(id, transaction.place)
      if (outcome.kind === 'sent') return !signal.aborted
      if (outcome.kind === 'unclear') isDoubtful = true
      if (outcome.kind === 'refused') {
        refusals += 1
        if (!isDoubtful || refusals >= refusalsAfterDoubt) {
          await sendings.setRefused(id, transaction.place, outcome.reason)
          return false
        }
      }
      // What is still open goes on after the next start.
      if (signal.aborted) return false
      // The same bytes may have been submitted again meanwhile.
      if (now() > ((await sendings.find(id))?.createdAt ?? 0) + lifetimeMs) {
        await sendings.setLost(id, transaction.place)
        return false
      }
      await pause(pauseMs, { signal })
    }
  }

  async function run(id: string, isResumed: boolean): Promise<void> {
    const mayHaveArrived = (await sendings.reopenLost(id)) > 0 || isResumed
    const sending = await sendings.find(id)
    const carrier = sending && findCarrier(sending.network)
    if (!carrier) return
    for (const transaction of sending.transactions) {
      if (transaction.state === 'sent') continue
      if (!(await sendOne(sending, transaction, { carrier, mayHaveArrived }))) return
    }
  }

  const start = (id: string, isResumed: boolean): Promise<void> => {
    const known = running.get(id)
    if (known) return known
    const started = run(id, isResumed)
      .catch((error: unknown) => {
        if (!signal.aborted) onFailure?.(`A delivery failed: ${error instanceof Error ? error.name : 'unknown'}`)
      })
      .finally(() => running.delete(id))
    running.set(id, started)
    return started
  }
  return {
    deliver: (id) => start(id, false),
    async resume() {
      for (const { id, createdAt, place } of await sendings.listOpen())
        if (now() > createdAt + lifetimeMs) await sendings.setLost(id, place)
        else void start(id, true)
    },
    async close() {
      ending.abort()
      await Promise.all(running.values())
    },
  }
}
