import { acceptSendRecipient, type SendRecipient } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { RecipientPicture } from '../../../parts/transfer/RecipientPicture.js'
import { GroupedAddress } from '../../../primitives/Address/Address.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './ResolvedRecipient.module.css'

type ResolvedRecipientProps = {
  readonly recipient: SendRecipient
  /** Name of the form's network. */
  readonly network: string | undefined
}

/**
 * Shows the address a name stands for, in full, and asks about one that is of another network. Announced when it has
 * been found.
 */
export function ResolvedRecipient({ recipient, network = '' }: ResolvedRecipientProps): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('send')
  const { address, name, status } = recipient
  return (
    <div role="status">
      {address !== undefined && name !== undefined && (
        <div className={css.resolved}>
          <RecipientPicture recipient={recipient} size="m" />
          <div className={css.text}>
            <Text variant="label">
              <bdi>{text.paysTo({ name })}</bdi>
            </Text>
            <GroupedAddress value={address} />
          </div>
        </div>
      )}
      {status === 'unconfirmed' && name !== undefined && (
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" size="s" onClick={() => acceptSendRecipient(portico)}>
              {text.useAddress}
            </Button>
          }
        >
          {text.onlyOnEthereum({ name, network })}
        </Notice>
      )}
    </div>
  )
}
