import { createHash, randomBytes } from 'node:crypto'
import { base58 } from '@scure/base'

/** The blockhashes of the last slots. */
export type Blockhashes = {
  /** Makes the hash of a new slot. */
  add(slot: number): void
  latest(): string
  /** Slot of a hash, or `undefined` when it is unknown or long past. */
  slotOf(hash: string): number | undefined
}

/** Hashes that are remembered; twice as many as are ever good. */
const memory = 300

/** Keeps a blockhash for each slot. They differ from one start to the next, so that old transactions are never good. */
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
