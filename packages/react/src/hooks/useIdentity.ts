import type { WatchIdentityParameters } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { useEffect, useState } from 'react'
import { reactErrors } from '../bindings/reactErrors.js'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { usePorticoState } from '../bindings/usePorticoState.js'
import type { FollowedIdentity } from './followIdentity.js'

/** What `useIdentity` takes. */
export type UseIdentityParameters = WatchIdentityParameters

/** What `useIdentity` returns; `idle` without an account. */
export type UseIdentityReturnType = FollowedIdentity

const idle: UseIdentityReturnType = { status: 'idle' }

/**
 * Returns name and picture of an account: from the data service, else its ENS name, on the active network of its
 * namespace. Its code and the first request come with the address.
 *
 * @param parameters The account; the selected one by default.
 * @example
 * const { name } = useIdentity({ address })
 * return <bdi>{name ?? address}</bdi>
 */
export function useIdentity({ address, namespace }: UseIdentityParameters = {}): UseIdentityReturnType {
  const portico = usePorticoInstance()
  const chosen = usePorticoState((state) => address ?? state.namespaces[namespace ?? state.activeNamespace]?.address)
  const [current, setCurrent] = useState<{ readonly of: string; readonly identity: UseIdentityReturnType }>()
  useEffect(() => {
    if (chosen === undefined) return
    let stop: (() => void) | undefined
    let isMounted = true
    const show = (identity: UseIdentityReturnType) => setCurrent({ of: chosen, identity })
    import('./followIdentity.js').then(
      ({ followIdentity }) => {
        if (isMounted) stop = followIdentity(portico, { address: chosen, namespace }, show)
      },
      (cause: unknown) => {
        const error = reactErrors('react/chunk-failed', { name: 'identity' }, { cause })
        getInternals(portico).emitter.emit('error', error)
        if (isMounted) show({ status: 'error', error })
      },
    )
    return () => {
      isMounted = false
      stop?.()
    }
  }, [portico, chosen, namespace])
  // Never the name of the account before.
  return current && current.of === chosen ? current.identity : idle
}
