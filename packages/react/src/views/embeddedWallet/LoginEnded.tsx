import { replaceView } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import { Notice } from '../../primitives/Notice/Notice.js'
import { AlertNotice } from './AlertNotice.js'
import css from './Pane.module.css'

/** Shown instead of a login step while no login is in progress. */
export function LoginEnded(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('embeddedWallet')
  return (
    <div className={css.pane}>
      <AlertNotice />
      <Notice
        title={text.endedTitle}
        action={
          <Button size="s" onClick={() => replaceView(portico, { view: 'EmailLogin' })}>
            {text.startAgain}
          </Button>
        }
      >
        {text.endedText}
      </Notice>
    </div>
  )
}
