import { replaceView } from '@portico/controllers'
import { accountNamePart } from '@portico/controllers/ui'
import { type ReactElement, useId } from 'react'
import { usePartState } from '../../../bindings/usePartState.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Avatar } from '../../../primitives/Avatar/Avatar.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { ProgressRing } from '../../../primitives/ProgressRing/ProgressRing.js'
import { Text } from '../../../primitives/Text/Text.js'
import { leaveNames } from '../leaveNames.js'
import css from '../Names.module.css'

/** Shows the name that the account goes by from now on. */
export function RegisterAccountNameSuccess(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('names')
  const id = useId()
  const { address, name, phase } = usePartState(accountNamePart)
  if (phase !== 'registered' || address === undefined || name === undefined)
    return (
      <Notice
        title={text.nothingTitle}
        action={
          <Button size="s" onClick={() => replaceView(portico, { view: 'RegisterAccountName' })}>
            {text.title}
          </Button>
        }
      >
        {text.nothingText}
      </Notice>
    )
  return (
    <div className={css.pane}>
      <ProgressRing state="done">
        <Avatar address={address} size="l" />
      </ProgressRing>
      <div className={css.words} role="status" aria-labelledby={id}>
        <Text variant="title" id={id} className={css.name}>
          <bdi>{name}</bdi>
        </Text>
        <Text>{text.successText}</Text>
      </div>
      <Button full onClick={() => leaveNames(portico)}>
        {text.done}
      </Button>
    </div>
  )
}
