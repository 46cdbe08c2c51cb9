import { pushView, type SendState, setMaxAmount, setSendAmount } from '@portico/controllers'
import { getSendBalance } from '@portico/controllers/ui'
import { isPorticoError } from '@portico/core'
import type { ReactElement } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { useCommand } from '../../../bindings/useCommand.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { AmountBox } from '../../../parts/transfer/AmountBox.js'
import { TokenButton } from '../../../parts/transfer/TokenButton.js'
import { Button } from '../../../primitives/Button/Button.js'
import { SendBalance } from './SendBalance.js'

type AmountFieldProps = {
  readonly form: Snapshot<SendState>
  /** What is wrong with the amount. */
  readonly error: string | undefined
  readonly onReload: () => void
}

/** How much of which token to send, with the balance and a button for all of it. */
export function AmountField({ form, error, onReload }: AmountFieldProps): ReactElement {
  const portico = usePorticoInstance()
  const text = { ...useMessages('send'), ...useMessages('transfer') }
  const max = useCommand(setMaxAmount)
  const maxText = useErrorText(max.error)
  // Newer input aborts the estimate, which is not a failure.
  const maxError = max.error && !isPorticoError(max.error, 'send/aborted') ? maxText : undefined
  return (
    <AmountBox
      label={text.amount}
      value={form.amountText}
      onChange={(value) => {
        max.reset()
        setSendAmount(portico, { text: value })
      }}
      token={<TokenButton token={form.token} onClick={() => pushView(portico, { view: 'WalletSendSelectToken' })} />}
      balance={<SendBalance form={form} onReload={onReload} />}
      action={
        getSendBalance(form, form.token) !== undefined && (
          <Button variant="ghost" size="s" busy={max.status === 'running'} onClick={() => max.run()}>
            {text.max}
          </Button>
        )
      }
      error={error ?? maxError}
    />
  )
}
