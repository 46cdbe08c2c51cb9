import { type CloseReason, closeModal } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { useLayoutEffect } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { whenIdle } from '../bindings/whenIdle.js'
import { afterPaint } from './afterPaint.js'
import { isDecorated } from './isDecorated.js'
import { listenToDialog } from './listenToDialog.js'
import { lockScroll, unlockScroll } from './lockScroll.js'
import { useRootAttributes } from './useRootAttributes.js'

/**
 * Synchronises the instance's native dialog with the state: open or closed, its name, theme and language. Turns Escape,
 * backdrop clicks and a close forced by the browser into close commands.
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

  // Listens all the time, so that opening need not add listeners first.
  useLayoutEffect(() => {
    const request = (reason: CloseReason) => closeModal(portico, { reason })
    return dialog && listenToDialog(dialog, { request, isWanted: () => portico.getState().modal.open })
  }, [dialog, portico])

  useLayoutEffect(() => {
    if (!dialog) return
    if (!isOpen) {
      // Start state of the next opening animation, set now so that the click need not.
      dialog.dataset.entering = 'guarded'
      return whenIdle(() => {
        // The guard rules would hide the pseudo-elements that `isDecorated` looks for.
        dialog.dataset.entering = ''
        if (isDecorated(dialog)) dialog.dataset.entering = 'guarded'
      })
    }
    const opener = document.activeElement
    if (!dialog.isConnected) document.body.append(dialog)
    // With `autofocus` the browser focuses the target itself, which saves moving the focus afterwards.
    const target = findFocusTarget(dialog)
    target?.toggleAttribute('autofocus', true)
    if (!dialog.open) dialog.showModal()
    target?.removeAttribute('autofocus')
    const callOff = afterPaint(() => {
      dialog.removeAttribute('data-entering')
      lockScroll(document, dialog)
    })
    const leave = () => {
      callOff()
      dialog.close()
      unlockScroll(document)
    }
    // `destroy` does not change the state, so listen for it separately.
    const { lifetime } = getInternals(portico)
    lifetime.addEventListener('abort', leave)
    return () => {
      lifetime.removeEventListener('abort', leave)
      leave()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [dialog, isOpen, portico])
}

/** Returns the element to focus when a view is shown: the one marked with `data-autofocus`, else the heading. */
function findFocusTarget(dialog: Element): HTMLElement | null {
  return dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h1')
}
