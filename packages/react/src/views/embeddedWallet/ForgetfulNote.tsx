import { embeddedWalletPart } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { usePartState } from '../../bindings/usePartState.js'
import { useMessages } from '../../i18n/useMessages.js'
import css from './Pane.module.css'

/** Tells users before they log in if this browser cannot keep the login. */
export function ForgetfulNote(): ReactElement | null {
  const text = useMessages('embeddedWallet')
  const { isForgetful } = usePartState(embeddedWalletPart)
  return isForgetful ? <p className={css.text}>{text.forgetful}</p> : null
}
