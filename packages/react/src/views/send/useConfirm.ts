import { confirmSend, replace } from '@portico/controllers'
import { isPorticoError } from '@portico/core'
import { useEffect, useRef, useState } from 'react'
import { useCommand } from '../../bindings/useCommand.js'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'

export type Confirm = {
  readonly status: 'idle' | 'signing' | 'declined' | 'failed'
  readonly error: unknown
  readonly confirm: () => Promise<void>
}

/** Asks the wallet to sign the reviewed transfer and shows its progress then. Leaving the view ends the wait. */
export function useConfirm(): Confirm {
  const portico = usePorticoInstance()
  const [declined, setDeclined] = useState(false)
  const view = useRef<AbortController>(undefined)
  const { run, status, error } = useCommand(async (instance) => {
    const hash = await confirmSend(instance, { signal: view.current?.signal })
    return hash ?? 'declined'
  })
  useEffect(() => {
    const controller = new AbortController()
    view.current = controller
    return () => {
      // The embedded wallet asks in a view of its own, on top of this one; leaving that is its no.
      if (portico.getState().modal.view !== 'ApproveTransaction') controller.abort()
    }
  }, [portico])
  const confirm = async () => {
    setDeclined(false)
    const result = await run()
    if (result === 'declined') setDeclined(true)
    else if (result !== undefined) replace(portico, { view: 'WalletSendProgress' })
  }
  const failed = status === 'error' && !isPorticoError(error, 'send/aborted')
  return {
    status: status === 'running' ? 'signing' : failed ? 'failed' : declined ? 'declined' : 'idle',
    error: failed ? error : undefined,
    confirm,
  }
}
