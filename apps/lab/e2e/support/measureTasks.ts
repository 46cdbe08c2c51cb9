import type { Page } from '@playwright/test'

type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Time on the processor, in microseconds. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/**
 * Measures the longest main-thread task of a page while `run` executes. Uses CPU time instead of wall-clock time, so that
 * other processes on a busy machine do not distort the result.
 *
 * @param page A page of Chromium.
 * @param work What is done.
 */
export async function measureTasks<result>(
  page: Page,
  work: () => Promise<result>,
): Promise<{ readonly longest: number; readonly result: result }> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  await browser.startTracing(page, { categories: ['toplevel'] })
  const result = await work()
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  const place = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain'
  const mains = new Set(trace.traceEvents.filter(isMain).map(place))
  const tasks = trace.traceEvents.filter((event) => event.name.endsWith('::RunTask') && mains.has(place(event)))
  if (tasks.length === 0) throw new Error('the trace holds no tasks')
  return { longest: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000, result }
}
