import { useState } from 'react'

/** Runs a task and keeps what it tells: the text it results in, or why it failed. */
export type RunTask = (task: () => Promise<unknown>) => Promise<void>

/** @param initial What is told before the first task. */
export function useTold(initial: string | undefined) {
  const [told, setTold] = useState<string | undefined>(initial)
  const [isRunning, setRunning] = useState(false)
  const run: RunTask = async (task) => {
    setRunning(true)
    try {
      const result = await task()
      setTold(typeof result === 'string' ? result : undefined)
    } catch (error) {
      const code: unknown = Reflect.get(Object(error), 'code')
      setTold(`${code ?? ''} ${error instanceof Error ? error.message : error}`.trim())
    } finally {
      setRunning(false)
    }
  }
  return { told, run, isRunning }
}
