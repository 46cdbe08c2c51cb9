import { type CloseReason, close } from '@portico/controllers'
import { useLayoutEffect } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { afterPaint } from './afterPaint.js'
import { findFocusTarget } from './findFocusTarget.js'
import { listenToDialog } from './listenToDialog.js'
import { lockScroll, unlockScroll } from './lockScroll.js'
import { useRootAttributes } from './useRootAttributes.js'

/**
 * Keeps the instance's native dialog as the state is: open or closed, named, in its theme and language; and turns
 * Escape, backdrop clicks and a close forced by the browser into close commands.
 */
export function useDialog(
  dialog: HTMLDialogElement | undefined,
  { isOpen, titleId }: { readonly isOpen: boolean; readonly titleId: string },
): void {
  const portico = usePorticoInstance()
  useRootAttributes(dialog)

  useLayoutEffect(() => {
    dialog?.setAttribute('aria-labelledby', titleId)
  }, [dialog, titleId])

  useLayoutEffect(() => {
    if (!dialog || !isOpen) return
    const opener = document.activeElement
    if (!dialog.isConnected) document.body.append(dialog)
    // The browser puts the focus there itself, which spares moving it from where it would go by default.
    const target = findFocusTarget(dialog)
    target?.toggleAttribute('autofocus', true)
    markEntering(dialog, true)
    if (!dialog.open) dialog.showModal()
    target?.removeAttribute('autofocus')
    const request = (reason: CloseReason) => close(portico, { reason })
    const stop = listenToDialog(dialog, { request, isWanted: () => portico.getState().modal.open })
    const callOff = afterPaint(() => {
      markEntering(dialog, false)
      lockScroll(document)
    })
    return () => {
      stop()
      dialog.close()
      callOff()
      markEntering(dialog, false)
      unlockScroll(document)
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [dialog, isOpen, portico])
}

/** The first frame shows the dialog where its movement begins; the movement itself starts after it. */
function markEntering(dialog: HTMLElement, isEntering: boolean): void {
  for (const part of [dialog, dialog.querySelector('[data-portico-slot="view"] > *')])
    part?.toggleAttribute('data-entering', isEntering)
}
