/**
 * Resolves once the page has requested nothing new for a while.
 *
 * @param ms Duration without requests, in milliseconds.
 */
export async function waitForQuiet(ms: number): Promise<void> {
  for (let before = -1; ; ) {
    const count = performance.getEntriesByType('resource').length
    if (count === before) return
    before = count
    await new Promise((resolve) => setTimeout(resolve, ms))
  }
}
