import { createHash, randomBytes } from 'node:crypto'
import { base58 } from '@scure/base'

/** Blockhashes of recent slots. */
export type Blockhashes = {
  /** Generates the blockhash of a new slot. */
  add(slot: number): void
  latest(): string
  /** Returns the slot of a blockhash, or `undefined` if it is unknown or has been dropped. */
  slotOf(hash: string): number | undefined
}

/** Number of blockhashes to keep: twice as many as can be valid. */
const memory = 300

/** Keeps a blockhash for each slot. They are random, so that a transaction of an earlier run is never valid. */
export function createBlockhashes(): Blockhashes {
  const seed = randomBytes(32)
  const slots = new Map<string, number>()
  let latest = ''
  return {
    add(slot) {
      latest = base58.encode(createHash('sha256').update(seed).update(`${slot}`).digest())
      slots.set(latest, slot)
      const [oldest] = slots.keys()
      if (slots.size > memory && oldest) slots.delete(oldest)
    },
    latest: () => latest,
    slotOf: (hash) => slots.get(hash),
  }
}
