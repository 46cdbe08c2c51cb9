import { embeddedWalletFeature } from '@portico/controllers/internal'
import type { ReactElement } from 'react'
import { useFeatureState } from '../../bindings/useFeatureState.js'
import { useMessages } from '../../i18n/useMessages.js'
import css from './Pane.module.css'

/** Tells whoever is about to log in that this browser will forget it, where it will. */
export function ForgetfulNote(): ReactElement | null {
  const text = useMessages('embeddedWallet')
  const { isForgetful } = useFeatureState(embeddedWalletFeature)
  return isForgetful ? <p className={css.text}>{text.forgetful}</p> : null
}
