import type { Portico } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import type { ChainNamespace } from '@portico/core'
import { useEffect, useState } from 'react'
import { reactErrors } from './reactErrors.js'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoState } from './usePorticoState.js'

export type Watch<state> = (
  portico: Portico,
  namespace: ChainNamespace | undefined,
  callback: (state: state | undefined) => void,
) => () => void

/**
 * Returns what a watcher reports of the selected account. The watcher is loaded once there is an account.
 *
 * @param namespace The namespace; `undefined` means the active one.
 * @param load Loads the watcher. Declare it outside of the component: a new function starts anew.
 * @param idle What to return without an account; a failed load adds the error to it.
 */
export function useWatched<state extends { readonly status: string; readonly error?: unknown }>(
  namespace: ChainNamespace | undefined,
  load: () => Promise<Watch<state>>,
  idle: state,
): state {
  const portico = usePorticoInstance()
  const [current, setCurrent] = useState(idle)
  const hasAccount = usePorticoState((state) => Boolean(state.namespaces[namespace ?? state.activeNamespace]?.address))
  useEffect(() => {
    if (!hasAccount) return setCurrent(idle)
    let stop: (() => void) | undefined
    let isMounted = true
    load().then(
      (watch) => {
        if (isMounted) stop = watch(portico, namespace, (next) => setCurrent(next ?? idle))
      },
      (cause: unknown) => {
        const error = reactErrors('react/chunk-failed', { name: 'balance' }, { cause })
        getInternals(portico).emitter.emit('error', error)
        if (isMounted) setCurrent({ ...idle, status: 'error', error })
      },
    )
    return () => {
      isMounted = false
      stop?.()
    }
  }, [portico, namespace, hasAccount, load, idle])
  return current
}
