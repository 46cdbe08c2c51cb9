import type { ChainNamespace } from '@portico/core'
import { useEffect, useRef } from 'react'
import { type UseCommandReturnType, useCommand } from '../../bindings/useCommand.js'

/**
 * Connects another namespace with the existing e-mail login, without another mail, and closes the modal then.
 * Leaving the view calls it off.
 *
 * @param namespace What to connect.
 */
export function useConnectLoggedIn(namespace: ChainNamespace): UseCommandReturnType<[], void> {
  const pending = useRef<AbortController>(undefined)
  useEffect(() => () => pending.current?.abort(), [])
  return useCommand(async (portico) => {
    const controller = new AbortController()
    pending.current = controller
    const { connectLoggedIn } = await import('./connectLoggedIn.lazy.js')
    if (!controller.signal.aborted) await connectLoggedIn(portico, namespace, controller.signal)
  })
}
