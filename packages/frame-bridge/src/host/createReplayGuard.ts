/**
 * Creates a guard against replayed messages, which returns `true` for a new id and `false` for a known one.
 *
 * @param size Number of ids to remember. The oldest is dropped first.
 */
export function createReplayGuard(size: number): (id: string) => boolean {
  const seen = new Set<string>()
  return (id) => {
    if (seen.has(id)) return false
    seen.add(id)
    // A Set keeps insertion order.
    for (const oldest of seen) {
      if (seen.size <= size) break
      seen.delete(oldest)
    }
    return true
  }
}
