import { type SendState, setSendRecipient, supportsFeature } from '@portico/controllers'
import { type ReactElement, useState } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Button } from '../../../primitives/Button/Button.js'
import { IconButton } from '../../../primitives/IconButton/IconButton.js'
import { Spinner } from '../../../primitives/Spinner/Spinner.js'
import { TextField } from '../../../primitives/TextField/TextField.js'
import css from './RecipientField.module.css'
import { ResolvedRecipient } from './ResolvedRecipient.js'

type RecipientFieldProps = {
  readonly form: Snapshot<SendState>
  /** What is wrong with the recipient. */
  readonly error: string | undefined
  /** Name of the form's network. */
  readonly network: string | undefined
}

/** The recipient: an address or a name, typed or pasted. */
export function RecipientField({ form, error, network }: RecipientFieldProps): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('send')
  const [refused, setRefused] = useState(false)
  const { recipient, recipientText } = form
  const { namespace } = form
  const hasNames = namespace === undefined || supportsFeature(portico, { namespace, feature: 'names' })
  const change = (value: string) => {
    setRefused(false)
    if (form.networkId) setSendRecipient(portico, { text: value })
  }
  const paste = () =>
    navigator.clipboard.readText().then(
      (value) => change(value.trim()),
      () => setRefused(true),
    )
  const canPaste = typeof navigator !== 'undefined' && typeof navigator.clipboard?.readText === 'function'
  return (
    <div className={css.field}>
      <TextField
        label={text.recipient}
        placeholder={hasNames ? text.recipientHint : text.recipientHintAddress}
        value={recipientText}
        maxLength={300}
        error={error}
        hint={refused ? text.pasteFailed : undefined}
        onChange={(event) => change(event.currentTarget.value)}
        end={
          recipient.status === 'resolving' ? (
            <Spinner size="s" />
          ) : recipientText !== '' ? (
            <IconButton icon="close" label={text.clear} onClick={() => change('')} />
          ) : (
            canPaste && (
              <Button variant="ghost" size="s" onClick={paste}>
                {text.paste}
              </Button>
            )
          )
        }
      />
      {recipient.status === 'failed' && <RetryButton variant="ghost" onClick={() => change(recipientText)} />}
      <ResolvedRecipient recipient={recipient} network={network} />
    </div>
  )
}
