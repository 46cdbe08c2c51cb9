import type { ShowToastParameters } from '@portico/controllers'
import { useContext, useMemo } from 'react'
import { PorticoContext } from '../provider/PorticoContext.js'
import { usePorticoInstance } from './usePorticoInstance.js'

export type UseToastReturnType = {
  /** Shows a toast for 2.5 s; a `loading` one stays until it is hidden or replaced. */
  readonly showToast: (parameters: ShowToastParameters) => Promise<void>
  readonly hideToast: () => Promise<void>
}

/**
 * Shows short messages in Portico's toast. The code comes with the first one.
 *
 * @example
 * const { showToast } = useToast()
 * return <button onClick={() => showToast({ variant: 'success', text: 'Saved' })}>Save</button>
 */
export function useToast(): UseToastReturnType {
  const portico = usePorticoInstance()
  const needModal = useContext(PorticoContext)?.needModal
  return useMemo(
    () => ({
      async showToast(parameters) {
        needModal?.()
        const { toastCommands } = await import('./toastCommands.js')
        toastCommands.showToast(portico, parameters)
      },
      hideToast: async () => (await import('./toastCommands.js')).toastCommands.hideToast(portico),
    }),
    [portico, needModal],
  )
}
