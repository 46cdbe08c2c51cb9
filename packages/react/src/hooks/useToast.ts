import type { ShowToastParameters } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { useContext, useMemo } from 'react'
import { PorticoContext } from '../bindings/PorticoContext.js'
import { reactErrors } from '../bindings/reactErrors.js'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'

/** What `useToast` returns. */
export type UseToastReturnType = {
  /** Shows a toast for 2.5 s; a `loading` one stays until it is hidden or replaced. */
  readonly showToast: (parameters: ShowToastParameters) => Promise<void>
  readonly hideToast: () => Promise<void>
}

/**
 * Shows short messages in Portico's toast. The code comes with the first one; where it cannot be loaded, the event
 * `error` says so and nothing is shown.
 *
 * @example
 * const { showToast } = useToast()
 * return <button onClick={() => showToast({ variant: 'success', text: 'Saved' })}>Save</button>
 */
export function useToast(): UseToastReturnType {
  const portico = usePorticoInstance()
  const needModal = useContext(PorticoContext)?.needModal
  return useMemo(() => {
    const load = () =>
      import('./toastCommands.lazy.js').then(
        (module) => module.toastCommands,
        (cause: unknown) => {
          const error = reactErrors('react/chunk-failed', { name: 'toast' }, { cause })
          getInternals(portico).emitter.emit('error', error)
        },
      )
    return {
      async showToast(parameters) {
        needModal?.()
        const commands = await load()
        commands?.showToast(portico, parameters)
      },
      async hideToast() {
        const commands = await load()
        commands?.hideToast(portico)
      },
    }
  }, [portico, needModal])
}
