/**
 * Makes a guard against replayed messages: says `true` for an id that is new, `false` for one seen before.
 *
 * @param size How many ids are remembered; the oldest is forgotten first.
 */
export function createReplayGuard(size: number): (id: string) => boolean {
  const seen = new Set<string>()
  return (id) => {
    if (seen.has(id)) return false
    seen.add(id)
    // A Set keeps the order in which its entries came.
    for (const oldest of seen) {
      if (seen.size <= size) break
      seen.delete(oldest)
    }
    return true
  }
}
