import type { Portico } from '@portico/controllers'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'

export type Command<parameters extends readonly unknown[], result> = (
  portico: Portico,
  ...parameters: parameters
) => result | Promise<result>

export type UseCommandReturnType<parameters extends readonly unknown[], result> = {
  /** Runs the command. Never rejects: a failure resolves `undefined` and shows in `error`. */
  readonly run: (...parameters: parameters) => Promise<result | undefined>
  readonly status: 'idle' | 'running' | 'error'
  readonly error: unknown
  readonly reset: () => void
}

type Progress = Pick<UseCommandReturnType<[], unknown>, 'status' | 'error'>

const idle: Progress = { status: 'idle', error: undefined }

/**
 * Runs a command of the instance and follows how it goes. Of several runs the latest counts.
 *
 * @param command A function `(portico, parameters)`.
 */
export function useCommand<parameters extends readonly unknown[], result>(
  command: Command<parameters, result>,
): UseCommandReturnType<parameters, result> {
  const portico = usePorticoInstance()
  const [progress, setProgress] = useState(idle)
  const serial = useRef(0)
  const latest = useRef(command)
  useEffect(() => {
    latest.current = command
  })
  const run = useCallback(
    async (...parameters: parameters) => {
      const own = ++serial.current
      setProgress({ status: 'running', error: undefined })
      try {
        const result = await latest.current(portico, ...parameters)
        if (own === serial.current) setProgress(idle)
        return result
      } catch (error) {
        if (own === serial.current) setProgress({ status: 'error', error })
        return undefined
      }
    },
    [portico],
  )
  const reset = useCallback(() => {
    serial.current++
    setProgress(idle)
  }, [])
  return { run, ...progress, reset }
}
