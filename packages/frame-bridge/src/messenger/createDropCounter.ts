/**
 * Why a message was dropped. `origin`, `source`: it came from elsewhere; `window`: it came by window message after a
 * port was agreed on; `size`: too large or no plain data; `type`: not of the protocol; `schema`: a wrong payload; `id`:
 * no request of that id and name waits; `replay`: a READY that was there before; `rate`: too many at once.
 */
export type DropReason = 'origin' | 'source' | 'window' | 'size' | 'type' | 'schema' | 'id' | 'replay' | 'rate'

export type DropCounter = {
  /** Counts a message and returns the number of its kind. */
  add(reason: DropReason): number
  /** Number of messages dropped so far, by reason. */
  counts(): Readonly<Record<DropReason, number>>
}

export function createDropCounter(): DropCounter {
  const counts = { origin: 0, source: 0, window: 0, size: 0, type: 0, schema: 0, id: 0, replay: 0, rate: 0 }
  return {
    add(reason) {
      counts[reason] += 1
      return counts[reason]
    },
    counts: () => ({ ...counts }),
  }
}
