import { pushView } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './Connect.module.css'

/** Says that the browser has no wallet, with a link to what a wallet is. */
export function NoWallet(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('connect')
  return (
    <div className={css.empty}>
      <span className={css.emptyIcon}>
        <Icon name="wallet" size="l" />
      </span>
      <div role="status">
        <Text variant="heading">{text.emptyTitle}</Text>
        <Text className={css.emptyText}>{text.emptyText}</Text>
      </div>
      <Button variant="secondary" onClick={() => pushView(portico, { view: 'WhatIsAWallet' })}>
        {text.help}
      </Button>
    </div>
  )
}
