/**
 * Returns how long an event of a trace took, in milliseconds: the lesser of the elapsed time (`dur`) and the time on the
 * processor (`tdur`), because virtual machines may report more of the latter.
 */
function readTime({ dur = 0, tdur = dur }) {
  return Math.min(dur, tdur) / 1_000
}

/**
 * Reads from a trace of Chromium how long each task of pages' main threads took, without time that other processes took
 * and without collections of the whole heap.
 *
 * @typedef {{ name: string, pid: number, tid: number, ts?: number, dur?: number, tdur?: number,
 *   args?: { name?: string } }} TraceEvent
 * @param {readonly TraceEvent[]} traceEvents Events with times in microseconds.
 * @returns {number[]} In milliseconds.
 * @throws {Error} If the trace holds no tasks.
 */
export function readTasks(traceEvents) {
  const place = ({ pid, tid }) => `${pid} ${tid}`
  const isMain = ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain'
  const mains = new Set(traceEvents.filter(isMain).map(place))
  const events = traceEvents.filter((event) => mains.has(place(event)))
  const found = events.filter(({ name }) => name.endsWith('::RunTask'))
  if (found.length === 0) throw new Error('the trace holds no tasks')
  // Left out because the engine decides when to collect the whole heap, and pages loaded before make it take longer.
  const collections = events.filter(({ name }) => name === 'MajorGC')
  return found.map((task) => {
    const end = task.ts + (task.dur ?? 0)
    const inside = collections.filter((event) => place(event) === place(task) && event.ts >= task.ts && event.ts < end)
    return readTime(task) - inside.reduce((sum, event) => sum + readTime(event), 0)
  })
}
