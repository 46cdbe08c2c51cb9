import { confirmSend, replaceView } from '@portico/controllers'
import { isPorticoError } from '@portico/core'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useCommand } from '../../bindings/useCommand.js'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { useSendForm } from '../../parts/transfer/useSendForm.js'

export type Confirm = {
  readonly status: 'idle' | 'signing' | 'declined' | 'failed'
  readonly error: unknown
  readonly confirm: () => Promise<void>
}

/**
 * Asks the wallet to sign the reviewed transfer, then shows its progress. Leaving the view ends the wait. The result is
 * read from the form, because the embedded wallet asks in a view of its own and this view is mounted again afterwards.
 */
export function useConfirm(): Confirm {
  const portico = usePorticoInstance()
  const { form } = useSendForm()
  const view = useRef<AbortController>(undefined)
  const { run, status, error } = useCommand((instance) => confirmSend(instance, { signal: view.current?.signal }))
  useEffect(() => {
    const controller = new AbortController()
    view.current = controller
    return () => {
      // Leaving the embedded wallet's view, on top of this one, rejects the request.
      if (portico.getState().modal.view !== 'ApproveTransaction') controller.abort()
    }
  }, [portico])
  const isSent = form.hash !== undefined || form.phase === 'unknown'
  useLayoutEffect(() => {
    // Mounted again after the wallet's own view, or opened while sending continued.
    if (isSent) replaceView(portico, { view: 'WalletSendProgress' })
  }, [portico, isSent])
  const confirm = async () => void (await run())
  const refused = status === 'error' && !isSent && !isPorticoError(error, 'send/aborted')
  const failed = refused || (form.phase === 'failed' && form.hash === undefined)
  return {
    status:
      status === 'running' || form.phase === 'signing'
        ? 'signing'
        : failed
          ? 'failed'
          : form.declined
            ? 'declined'
            : 'idle',
    error: refused ? error : failed ? form.error : undefined,
    confirm,
  }
}
