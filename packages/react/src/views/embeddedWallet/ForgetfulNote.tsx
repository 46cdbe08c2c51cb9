import { embeddedWalletPart } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { usePartState } from '../../bindings/usePartState.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Text } from '../../primitives/Text/Text.js'

/** Tells users before they log in if this browser cannot keep the login. */
export function ForgetfulNote(): ReactElement | null {
  const text = useMessages('embeddedWallet')
  const { isForgetful } = usePartState(embeddedWalletPart)
  return isForgetful ? <Text align="center">{text.forgetful}</Text> : null
}
