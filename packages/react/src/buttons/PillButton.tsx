import { type OpenModalParameters, openModal } from '@portico/controllers'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { usePorticoState } from '../bindings/usePorticoState.js'
import { useButtonMessages } from '../i18n/useButtonMessages.js'
import { usePrefetchModal } from '../modal/usePrefetchModal.js'
import { PorticoRoot } from '../provider/PorticoRoot.js'
import css from './PillButton.module.css'

export type PillButtonProps = {
  readonly look: 'primary' | 'plain'
  /** What the button opens. */
  readonly target?: OpenModalParameters | undefined
  readonly isBusy?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly label?: string | undefined
  readonly children: ReactNode
}

/** The button in the page that opens the modal. Prefetches the modal's code. */
export function PillButton({ look, target, isBusy, isDisabled, label, children }: PillButtonProps) {
  const portico = usePorticoInstance()
  // Open, but without a view: the modal's code is on its way. Nothing else of the modal is drawn here: an open dialog
  // makes the page inert, so that `aria-expanded` would tell nobody, and rendering it would delay the dialog.
  const isLoading = usePorticoState(({ modal }) => modal.open && !modal.view)
  const prefetch = usePrefetchModal()
  const text = useButtonMessages()
  const pressed = useRef(false)
  // Whether loading the modal's code failed after this button was pressed.
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    // Safari has no idle callbacks.
    const request = (window.requestIdleCallback ?? setTimeout)(prefetch)
    return () => (window.cancelIdleCallback ?? clearTimeout)(request)
  }, [prefetch])
  useEffect(
    () =>
      portico.on('error', ({ code, params }) => {
        if (code === 'react/chunk-failed' && Object(params).name === 'modal') setFailed(pressed.current)
      }),
    [portico],
  )
  const busy = isBusy || isLoading
  return (
    <PorticoRoot>
      {failed && (
        <span className={css.failed} role="alert">
          {text.failed}
        </span>
      )}
      <button
        type="button"
        className={css.button}
        data-look={look}
        disabled={isDisabled}
        aria-label={label}
        aria-haspopup="dialog"
        aria-busy={busy || undefined}
        onClick={() => {
          pressed.current = true
          setFailed(false)
          openModal(portico, target)
        }}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {busy && <span className={css.spinner} />}
        {children}
      </button>
    </PorticoRoot>
  )
}
