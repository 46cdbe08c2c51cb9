/**
 * Resolves once the page has asked for nothing new for a while.
 *
 * @param ms Milliseconds of silence.
 */
export async function waitForQuiet(ms: number): Promise<void> {
  for (let before = -1; ; ) {
    const count = performance.getEntriesByType('resource').length
    if (count === before) return
    before = count
    await new Promise((resolve) => setTimeout(resolve, ms))
  }
}
