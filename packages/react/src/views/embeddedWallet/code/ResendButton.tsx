import { type Portico, showToast } from '@portico/controllers'
import { embeddedWalletPart } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { useCommand } from '../../../bindings/useCommand.js'
import { usePartState } from '../../../bindings/usePartState.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useCountdown } from '../../../parts/request/useCountdown.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Text } from '../../../primitives/Text/Text.js'
import { useEmailErrorText } from '../email/useEmailErrorText.js'
import css from '../Pane.module.css'
import { useExpired } from './useExpired.js'

/** Sends another mail, once the wait after the last one is over. */
export function ResendButton({ send }: { readonly send: (portico: Portico) => Promise<unknown> }): ReactElement {
  const text = useMessages('embeddedWallet')
  const { resendAt } = usePartState(embeddedWalletPart)
  const time = useCountdown(resendAt)
  const isFree = useExpired(resendAt) || time === undefined
  const { run, status, error } = useCommand(async (portico) => {
    await send(portico)
    showToast(portico, { variant: 'success', code: 'code-sent' })
  })
  const problem = useEmailErrorText(error)
  return (
    <div className={css.actions}>
      <Button variant="ghost" size="s" busy={status === 'running'} disabled={!isFree} onClick={() => run()}>
        {isFree ? text.resend : text.resendIn({ time })}
      </Button>
      {problem && (
        <Text align="center" className={css.status} role="alert" tone="negative">
          {problem}
        </Text>
      )}
    </div>
  )
}
