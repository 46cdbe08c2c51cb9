import { closeModal } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { attachRouter, hasPlace, routerPart, standBy } from '@portico/controllers/ui'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePartState } from '../bindings/usePartState.js'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { usePorticoState } from '../bindings/usePorticoState.js'
import { afterPaint } from './afterPaint.js'
import { ErrorBoundary } from './ErrorBoundary.js'
import { Modal } from './Modal.js'
import { ToastRegion } from './ToastRegion.js'
import { useAnalytics } from './useAnalytics.js'
import { useDialog } from './useDialog.js'
import { useSettled } from './useSettled.js'

/** Renders the modal and the toasts of an instance while the provider is mounted. */
export function ModalHost() {
  const portico = usePorticoInstance()
  // If the modal cannot be rendered at all, it closes: the page is unaffected and the next opening starts over.
  return (
    <ErrorBoundary onError={() => closeModal(portico, { force: true })} fallback={(retry) => <Reopen retry={retry} />}>
      <Host />
    </ErrorBoundary>
  )
}

function Reopen({ retry }: { readonly retry: () => void }) {
  const isOpen = usePorticoState((state) => state.modal.open)
  useLayoutEffect(() => {
    if (isOpen) retry()
  }, [isOpen, retry])
  return null
}

function Host() {
  const portico = usePorticoInstance()
  const { dialog } = getInternals(portico)
  const schedule = useCallback(
    // What is on the screen already, because it was drawn ahead, is told after that paint.
    (notify: () => void) => (dialog?.open && portico.getState().modal.open ? afterPaint(notify) : void notify()),
    [dialog, portico],
  )
  const { isOpen, address } = usePorticoState(
    ({ activeNamespace, modal, namespaces }) => ({
      isOpen: modal.open,
      address: namespaces[activeNamespace]?.address,
    }),
    schedule,
  )
  const { history } = usePartState(routerPart)
  const [titleId] = useState(() => `portico-title-${portico.id}`)
  useLayoutEffect(() => attachRouter(portico), [portico])
  useEffect(() => {
    if (hasPlace())
      import('./comeBack.js').then(
        ({ comeBack }) => comeBack(portico),
        () => {},
      )
  }, [portico])
  useEffect(() => {
    if (!isOpen && !address) standBy(portico)
  }, [portico, isOpen, address])
  const route = history.at(-1)
  // Connect is rendered into the closed dialog ahead of time, so that a click only has to show it.
  const isDrawn = isOpen || (!address && history.length === 1 && route?.name === 'Connect')
  useAnalytics(isOpen)
  useDialog(dialog, { isOpen: isOpen && route !== undefined, isDrawn, titleId })
  const slot = dialog?.querySelector('[data-portico-slot="view"]')
  // The toast region moves into the dialog after the paint that opens it, and back immediately when it closes.
  const toastSlot = useSettled(isOpen ? slot : undefined)
  return (
    <>
      {slot && isDrawn && route && createPortal(<Modal titleId={titleId} />, slot)}
      <ToastRegion slot={isOpen && route ? toastSlot : undefined} />
    </>
  )
}
