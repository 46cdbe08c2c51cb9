import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { useAddressLabel } from '../../../parts/accounts/useAddressLabel.js'
import { useCopyFailedToast } from '../../../parts/accounts/useCopyFailedToast.js'
import { Address } from '../../../primitives/Address/Address.js'
import { Avatar } from '../../../primitives/Avatar/Avatar.js'
import { CopyButton } from '../../../primitives/CopyButton/CopyButton.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './AccountIdentity.module.css'
import { AccountNameForm } from './AccountNameForm.js'
import { ConnectedWallet } from './ConnectedWallet.js'
import { RenameButton } from './RenameButton.js'
import { useNaming } from './useNaming.js'

/**
 * Shows whose account it is: its picture, its name, its address and the wallet that holds it. An account without others,
 * which no list shows, is given its name here.
 */
export function AccountIdentity({ address }: { readonly address: string }): ReactElement {
  const text = useMessages('account')
  const { accounts, status } = useActiveAccount()
  const label = useAddressLabel(address)
  const { isEditing, place, begin, end } = useNaming()
  const isAlone = accounts.length < 2
  const onFailed = useCopyFailedToast()
  return (
    <div className={css.identity}>
      <Avatar address={address} size="l" />
      {label !== undefined && (
        <Text variant="title" align="center">
          <bdi>{label}</bdi>
        </Text>
      )}
      <div className={css.address} data-alone={isAlone || undefined} ref={place}>
        {isAlone && isEditing ? (
          <AccountNameForm address={address} onEnd={end} />
        ) : (
          <>
            {isAlone && <RenameButton address={address} onClick={begin} />}
            <Text as="span" variant="title">
              <Address value={address} />
            </Text>
            <CopyButton value={address} label={text.copyAddress} copiedLabel={text.copied} onFailed={onFailed} />
          </>
        )}
      </div>
      {status === 'reconnecting' ? (
        <Text className={css.wallet} role="status">
          {text.reconnecting}
        </Text>
      ) : (
        <ConnectedWallet />
      )}
    </div>
  )
}
