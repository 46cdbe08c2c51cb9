import type { Page } from '@playwright/test'
import { measureSlowness } from './measureSlowness.js'

/** How often a measurement is repeated at most. */
const maxPasses = 5

type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Start, in microseconds. */
  readonly ts: number
  /** Elapsed time, in microseconds. */
  readonly dur?: number
  /** CPU time, in microseconds. Virtual machines may report more of it than `dur`. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

function readTime({ dur = 0, tdur = dur }: TraceEvent): number {
  return Math.min(dur, tdur) / 1_000
}

/** Traces `work` and returns how long each task of the page's main thread took, in milliseconds. */
async function traceTasks<result>(
  page: Page,
  work: () => Promise<result>,
): Promise<{ readonly tasks: readonly number[]; readonly result: result }> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8'] })
  const result = await work()
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  const place = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain'
  const mains = new Set(trace.traceEvents.filter(isMain).map(place))
  const events = trace.traceEvents.filter((event) => mains.has(place(event)))
  const found = events.filter(({ name }) => name.endsWith('::RunTask'))
  if (found.length === 0) throw new Error('the trace holds no tasks')
  // Left out because the engine decides when to collect the whole heap, and pages loaded before make it take longer.
  const collections = events.filter(({ name }) => name === 'MajorGC')
  const tasks = found.map((task) => {
    const end = task.ts + (task.dur ?? 0)
    const inside = collections.filter(
      ({ pid, tid, ts }) => pid === task.pid && tid === task.tid && ts >= task.ts && ts < end,
    )
    return readTime(task) - inside.reduce((sum, event) => sum + readTime(event), 0)
  })
  return { tasks, result }
}

/**
 * Measures the longest main-thread task of a page during `work`, scaled to the reference machine (`measureSlowness`).
 * Leaves out collections of the whole heap and time that other processes take. Repeats `work` up to five times until it
 * is within the limit, because other load can only make tasks longer.
 *
 * @param page A page of Chromium.
 * @param work Runs several times, so it must start by restoring its initial state.
 * @param limitMs Longest acceptable task, in milliseconds.
 * @returns The longest task of the best pass, in milliseconds, and the result of the last pass.
 */
export async function measureTasks<result>(
  page: Page,
  work: () => Promise<result>,
  limitMs: number,
): Promise<{ readonly longest: number; readonly result: result }> {
  let longest = Number.POSITIVE_INFINITY
  for (let pass = 1; ; pass++) {
    const slowness = await measureSlowness(page)
    const { tasks, result } = await traceTasks(page, work)
    longest = Math.min(longest, Math.max(...tasks) / slowness)
    if (longest <= limitMs || pass === maxPasses) return { longest, result }
  }
}
