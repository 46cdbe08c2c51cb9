import { pushView } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { IconButton } from '../../../primitives/IconButton/IconButton.js'

/** The header's button that opens "What is a wallet?". */
export function ConnectHelpAction(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('connect')
  return <IconButton icon="help" label={text.help} onClick={() => pushView(portico, { view: 'WhatIsAWallet' })} />
}
