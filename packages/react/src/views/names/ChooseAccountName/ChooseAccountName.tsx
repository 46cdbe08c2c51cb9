import { pushView } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { NotConnected } from '../../../parts/accounts/NotConnected.js'
import { Avatar } from '../../../primitives/Avatar/Avatar.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from '../Names.module.css'

/** Says what a name is for, before one is chosen. */
export function ChooseAccountName(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('names')
  const address = usePorticoState(({ namespaces }) => namespaces.eip155?.address)
  if (address === undefined)
    return <NotConnected title={text.emptyTitle} text={text.emptyText} connect={text.connect} />
  return (
    <div className={css.pane}>
      <Avatar address={address} size="l" />
      <div className={css.words}>
        <Text variant="title">{text.introTitle}</Text>
        <Text>{text.introText}</Text>
      </div>
      <Button full onClick={() => pushView(portico, { view: 'RegisterAccountName' })}>
        {text.title}
      </Button>
    </div>
  )
}
