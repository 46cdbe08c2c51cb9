import type { SendRecipient } from '@portico/controllers'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { Avatar } from '../../../primitives/Avatar/Avatar.js'
import { GroupedAddress } from '../../../primitives/GroupedAddress/GroupedAddress.js'
import css from './ResolvedRecipient.module.css'

/** Shows the address a name stands for, in full. Announced when it has been found. */
export function ResolvedRecipient({ recipient }: { readonly recipient: SendRecipient }): ReactElement {
  const text = useMessages('send')
  const { address, name } = recipient
  return (
    <div role="status">
      {address !== undefined && name !== undefined && (
        <div className={css.resolved}>
          <Avatar address={address} size="m" />
          <div className={css.text}>
            <p className={css.name}>
              <bdi>{text.paysTo({ name })}</bdi>
            </p>
            <GroupedAddress value={address} />
          </div>
        </div>
      )}
    </div>
  )
}
