import { closeModal } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { attachRouter, hasPlace, routerPart, standBy, toastPart } from '@portico/controllers/ui'
import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { usePartState } from '../bindings/usePartState.js'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { usePorticoState } from '../bindings/usePorticoState.js'
import { afterPaint } from './afterPaint.js'
import { ErrorBoundary } from './ErrorBoundary.js'
import { Modal } from './Modal.js'
import type { ToastRegion } from './ToastRegion.js'
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
  const isOpen = useIsOpen(dialog)
  const address = usePorticoState(({ activeNamespace, namespaces }) => namespaces[activeNamespace]?.address)
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
  const Toasts = useToastRegion()
  useDialog(dialog, { isOpen: isOpen && route !== undefined, isDrawn, titleId })
  const slot = dialog?.querySelector('[data-portico-slot="view"]')
  // The toast region moves into the dialog after the paint that opens it, and back immediately when it closes.
  const toastSlot = useSettled(isOpen ? slot : undefined)
  return (
    <>
      {slot && isDrawn && route && createPortal(<Modal titleId={titleId} />, slot)}
      {Toasts && <Toasts slot={isOpen && route ? toastSlot : undefined} />}
    </>
  )
}

/** Loads the toast region with the first toast, because most visits show none. The next toast retries a failed load. */
function useToastRegion(): typeof ToastRegion | undefined {
  const { toast } = usePartState(toastPart)
  const [region, setRegion] = useState<{ readonly ToastRegion: typeof ToastRegion }>()
  const isWanted = toast !== undefined && !region
  useEffect(() => {
    if (isWanted) import('./ToastRegion.js').then(setRegion, () => {})
  }, [isWanted])
  return region?.ToastRegion
}

/** Returns whether the modal is open. What is on the screen already, because it was drawn ahead, is told after the paint. */
function useIsOpen(dialog: HTMLDialogElement | undefined): boolean {
  const portico = usePorticoInstance()
  const read = () => portico.getState().modal.open
  const listen = useCallback(
    (notify: () => void) => {
      let callOff: (() => void) | undefined
      const stop = portico.subscribe(
        ({ modal }) => modal.open,
        (isOpen) => {
          callOff?.()
          callOff = isOpen && dialog?.open ? afterPaint(notify) : void notify()
        },
      )
      return () => {
        stop()
        callOff?.()
      }
    },
    [dialog, portico],
  )
  return useSyncExternalStore(listen, read, read)
}
