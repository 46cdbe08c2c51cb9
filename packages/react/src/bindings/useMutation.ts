import { useCallback, useEffect, useRef, useState } from 'react'
import type { Command } from './useCommand.js'
import { usePorticoInstance } from './usePorticoInstance.js'

/** Progress of the latest call. */
export type MutationProgress<data> = {
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  /** Result of the latest call, once it has succeeded. */
  readonly data: data | undefined
  readonly error: unknown
}

export type UseMutationReturnType<parameters extends readonly unknown[], data> = MutationProgress<data> & {
  /** Runs the command. Never rejects: `status` and `error` tell how it went. */
  readonly mutate: (...parameters: parameters) => Promise<void>
  /** Runs the command and passes on its result or its error. */
  readonly mutateAsync: (...parameters: parameters) => Promise<data>
  /** Resets to `idle`; the result of a pending call is then ignored. */
  readonly reset: () => void
}

const idle = { status: 'idle', data: undefined, error: undefined } as const

/**
 * Runs a command of the instance and follows its latest call.
 *
 * @param command A function `(portico, parameters)`.
 */
export function useMutation<parameters extends readonly unknown[], data>(
  command: Command<parameters, data>,
): UseMutationReturnType<parameters, data> {
  const portico = usePorticoInstance()
  const [progress, setProgress] = useState<MutationProgress<data>>(idle)
  const serial = useRef(0)
  const latest = useRef(command)
  useEffect(() => {
    latest.current = command
  })
  const mutateAsync = useCallback(
    async (...parameters: parameters) => {
      const own = ++serial.current
      const show = (next: MutationProgress<data>) => {
        if (own === serial.current) setProgress(next)
      }
      setProgress({ ...idle, status: 'pending' })
      try {
        const data = await latest.current(portico, ...parameters)
        show({ status: 'success', data, error: undefined })
        return data
      } catch (error) {
        show({ status: 'error', data: undefined, error })
        throw error
      }
    },
    [portico],
  )
  const mutate = useCallback(
    (...parameters: parameters) =>
      mutateAsync(...parameters).then(
        () => {},
        () => {},
      ),
    [mutateAsync],
  )
  const reset = useCallback(() => {
    serial.current++
    setProgress(idle)
  }, [])
  return { mutate, mutateAsync, reset, ...progress }
}
