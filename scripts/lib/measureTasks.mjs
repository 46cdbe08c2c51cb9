import { measureSlowness } from './measureSlowness.mjs'
import { readTasks } from './readTasks.mjs'

/** How often a measurement is repeated at most. */
const maxPasses = 5

/** Traces `work` and returns how long each task of the page's main thread took, in milliseconds. */
async function traceTasks(page, work) {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8'] })
  const result = await work()
  const trace = JSON.parse((await browser.stopTracing()).toString())
  return { tasks: readTasks(trace.traceEvents), result }
}

/**
 * Measures the longest main-thread task of a page during `work`, scaled to the reference machine (`measureSlowness`).
 * Leaves out collections of the whole heap and time that other processes take. Repeats `work` up to five times until it
 * is within the limit, because other load can only make tasks longer.
 *
 * @template result
 * @param {import('playwright-core').Page} page A page of Chromium.
 * @param {() => Promise<result>} work Runs several times, so it must start by restoring its initial state.
 * @param {number} limitMs Longest acceptable task, in milliseconds.
 * @returns {Promise<{ readonly longest: number, readonly result: result }>} The longest task of the best pass, in
 *   milliseconds, and the result of the last pass.
 */
export async function measureTasks(page, work, limitMs) {
  let longest = Number.POSITIVE_INFINITY
  for (let pass = 1; ; pass++) {
    const slowness = await measureSlowness(page)
    const { tasks, result } = await traceTasks(page, work)
    longest = Math.min(longest, Math.max(...tasks) / slowness)
    if (longest <= limitMs || pass === maxPasses) return { longest, result }
  }
}
