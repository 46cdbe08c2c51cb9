import { embeddedWalletPart } from '@portico/controllers/ui'
import { type ReactElement, useRef } from 'react'
import { usePartState } from '../../../bindings/usePartState.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Spinner } from '../../../primitives/Spinner/Spinner.js'
import { AlertNotice } from '../AlertNotice.js'
import css from './ApproveTransaction.module.css'
import { useFrameSlot } from './useFrameSlot.js'

/** Reserves the place of the wallet's frame, in which the user approves or rejects. Leaving the view rejects. */
export function ApproveTransaction(): ReactElement {
  const text = useMessages('embeddedWallet')
  const place = useRef<HTMLDivElement>(null)
  const { requests, alert } = usePartState(embeddedWalletPart)
  const isAsked = requests > 0
  useFrameSlot(place, { title: text.frame, isShown: isAsked })
  // A dead frame ends its requests, so an alert beside an open request belongs to another one.
  if (!isAsked && alert) return <AlertNotice />
  if (!isAsked) return <Notice title={text.approveNone}>{text.approveNoneText}</Notice>
  return (
    <div ref={place} className={css.place}>
      <Spinner label={text.approveLoading} />
    </div>
  )
}
