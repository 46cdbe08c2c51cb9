import type { Page } from '@playwright/test'
import { measureSlowness } from './measureSlowness.js'

type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** When it began, in microseconds. */
  readonly ts: number
  /** How long it took, in microseconds. */
  readonly dur?: number
  /** What it took of the processor, in microseconds. A virtual machine may count more than the clock does. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

function readTime({ dur = 0, tdur = dur }: TraceEvent): number {
  return Math.min(dur, tdur) / 1_000
}

/** Lists what each task of the page's main thread took while something was done, in milliseconds. */
async function traceTasks(page: Page, work: () => Promise<unknown>): Promise<readonly number[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8'] })
  await work()
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  const place = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain'
  const mains = new Set(trace.traceEvents.filter(isMain).map(place))
  const events = trace.traceEvents.filter((event) => mains.has(place(event)))
  const tasks = events.filter(({ name }) => name.endsWith('::RunTask'))
  if (tasks.length === 0) throw new Error('the trace holds no tasks')
  // When the whole heap is collected is the engine's choice, and how long it takes depends on what was loaded before.
  const collections = events.filter(({ name }) => name === 'MajorGC')
  return tasks.map((task) => {
    const end = task.ts + (task.dur ?? 0)
    const inside = collections.filter(
      ({ pid, tid, ts }) => pid === task.pid && tid === task.tid && ts >= task.ts && ts < end,
    )
    return readTime(task) - inside.reduce((sum, event) => sum + readTime(event), 0)
  })
}

/**
 * Measures the longest task of a page's main thread while something is done, as the machine of the limits would take it
 * (`measureSlowness`). What other processes get meanwhile, and collections of the whole heap, are left out. Other load
 * only makes tasks longer, so that up to five passes are made until one holds the limit.
 *
 * @param page A page of Chromium.
 * @param work What is done. It begins at the same place each time.
 * @param limitMs How long a task may take, in milliseconds.
 * @returns The longest task of the best pass in milliseconds, and what the last pass returned.
 */
export async function measureTasks<result>(
  page: Page,
  work: () => Promise<result>,
  limitMs: number,
): Promise<{ readonly longest: number; readonly result: result }> {
  let longest = Number.POSITIVE_INFINITY
  for (let pass = 1; ; pass++) {
    const results: result[] = []
    const slowness = await measureSlowness(page)
    const tasks = await traceTasks(page, async () => results.push(await work()))
    longest = Math.min(longest, Math.max(...tasks) / slowness)
    const result = results[0]
    if (result !== undefined && (longest <= limitMs || pass === 5)) return { longest, result }
  }
}
