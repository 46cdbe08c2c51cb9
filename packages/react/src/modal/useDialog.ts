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

  // For good, so that an opening has nothing to listen to first.
  useLayoutEffect(() => {
    const request = (reason: CloseReason) => closeModal(portico, { reason })
    return dialog && listenToDialog(dialog, { request, isWanted: () => portico.getState().modal.open })
  }, [dialog, portico])

  useLayoutEffect(() => {
    if (!dialog) return
    if (!isOpen) {
      // Where the movement of the next opening begins, so that the click need not write it.
      dialog.dataset.entering = 'guarded'
      return whenIdle(() => {
        // The guards would hide what is looked for.
        dialog.dataset.entering = ''
        if (isDecorated(dialog)) dialog.dataset.entering = 'guarded'
      })
    }
    const opener = document.activeElement
    if (!dialog.isConnected) document.body.append(dialog)
    // The browser puts the focus there itself, which spares moving it from where it would go by default.
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
    // The end of the instance is not told as a change of its state.
    const { lifetime } = getInternals(portico)
    lifetime.addEventListener('abort', leave)
    return () => {
      lifetime.removeEventListener('abort', leave)
      leave()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [dialog, isOpen, portico])
}

/** Finds what takes the focus when a view comes on top: what the view marks with `data-autofocus`, else its heading. */
function findFocusTarget(dialog: Element): HTMLElement | null {
  return dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h1')
}
