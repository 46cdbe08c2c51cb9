import type { Toast, ToastCode } from '@portico/controllers'
import { toastPart } from '@portico/controllers/ui'
import { memo, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePartState } from '../bindings/usePartState.js'
import type { MessageGroups } from '../i18n/MessageGroups.js'
import { useLazyMessages } from '../i18n/useLazyMessages.js'
import { Icon } from '../primitives/Icon/Icon.js'
import { Spinner } from '../primitives/Spinner/Spinner.js'
import css from './ToastRegion.module.css'
import { useRootAttributes } from './useRootAttributes.js'

/**
 * Shows the instance's toast: inside the dialog while it is open, because the rest of the page is inert then, else over
 * the page. The live regions are in the document before any text, so that screen readers announce it.
 *
 * @param props.slot The place in the open dialog.
 */
export const ToastRegion = memo(function ToastRegion({ slot }: { readonly slot: Element | null | undefined }) {
  const { toast } = usePartState(toastPart)
  const texts = useLazyMessages('toasts', toast?.code !== undefined)
  const [host] = useState(() => document.createElement('div'))
  const [isReady, setReady] = useState(false)
  const isError = toast?.variant === 'error'
  const isShown = toast !== undefined

  useRootAttributes(host)
  useEffect(() => setReady(true), [])
  useLayoutEffect(() => {
    host.dataset.porticoToasts = ''
    host.popover = 'manual'
    document.body.append(host)
    return () => host.remove()
  }, [host])
  useLayoutEffect(() => {
    // In the top layer the toast is above the page's own dialogs too.
    if (isShown && !slot) host.showPopover?.()
    else host.hidePopover?.()
  }, [host, isShown, slot])

  // A toast with a code appears once its text is loaded.
  const content = isReady && toast && (toast.code === undefined || texts) && (
    <span key={toast.key} className={css.toast} data-variant={toast.variant}>
      {toast.variant === 'loading' ? <Spinner size="s" /> : <Icon name={isError ? 'error' : 'success'} />}
      <span>{toast.code === undefined ? toast.text : texts && describe(toast, texts)}</span>
    </span>
  )
  const region = (
    <div className={css.region}>
      <div role="status">{!isError && content}</div>
      <div role="alert">{isError && content}</div>
    </div>
  )
  return createPortal(region, slot ?? host)
})

function describe(toast: Toast & { readonly code: ToastCode }, texts: MessageGroups['toasts']): string {
  const text = texts[toast.code]
  // Code and facts of a toast belong together.
  return typeof text === 'string' ? text : text(toast.params as never)
}
