import { type CloseReason, closeModal } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { useLayoutEffect, useRef } from 'react'
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
 *
 * @param state.isDrawn Whether Connect is drawn into the dialog, so that opening only has to show it.
 */
export function useDialog(
  dialog: HTMLDialogElement | undefined,
  { isOpen, isDrawn, titleId }: { readonly isOpen: boolean; readonly isDrawn: boolean; readonly titleId: string },
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

  const hide = useRef<() => void>(undefined)

  useLayoutEffect(() => {
    if (!dialog || isOpen) return
    // Start state of the next opening animation, set now so that the click need not.
    dialog.dataset.entering = 'guarded'
    const callOff = whenIdle(() => {
      // The guard rules would hide the pseudo-elements that `isDecorated` looks for.
      dialog.dataset.entering = ''
      if (isDecorated(dialog)) dialog.dataset.entering = 'guarded'
    })
    // A view that is drawn ahead is shown as it is; React hears of it after the paint.
    const unlisten = portico.subscribe(
      ({ modal }) => modal.open,
      (opens) => {
        hide.current?.()
        const isReady = opens && isDrawn && portico.getState().modal.view === 'Connect'
        hide.current = isReady ? showDialog(dialog, getInternals(portico).lifetime) : undefined
      },
    )
    return () => {
      callOff()
      unlisten()
    }
  }, [dialog, isDrawn, isOpen, portico])

  useLayoutEffect(() => {
    if (!dialog || !isOpen) return
    const leave = hide.current ?? showDialog(dialog, getInternals(portico).lifetime)
    hide.current = undefined
    return leave
  }, [dialog, isOpen, portico])

  // Unmounted between the paint and the render that follows it.
  useLayoutEffect(() => () => hide.current?.(), [])
}

/**
 * Opens a dialog over the page and moves the focus into it.
 *
 * @param lifetime Its end closes the dialog too: `destroy` does not change the state.
 * @returns Closes it and returns the focus.
 */
function showDialog(dialog: HTMLDialogElement, lifetime: AbortSignal): () => void {
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
    lifetime.removeEventListener('abort', leave)
    dialog.close()
    unlockScroll(document)
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  }
  lifetime.addEventListener('abort', leave)
  return leave
}

/** Returns the element to focus when a view is shown: the one marked with `data-autofocus`, else the heading. */
function findFocusTarget(dialog: Element): HTMLElement | null {
  return dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h1')
}
