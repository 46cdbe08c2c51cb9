import { type ReactElement, useState } from 'react'
import type { UseIdentityReturnType } from '../../../hooks/useIdentity.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { useAddressLabel } from '../../../parts/accounts/useAddressLabel.js'
import { useCopyFailedToast } from '../../../parts/accounts/useCopyFailedToast.js'
import { IdentityName } from '../../../parts/identity/IdentityName.js'
import { Address } from '../../../primitives/Address/Address.js'
import { CopyButton } from '../../../primitives/CopyButton/CopyButton.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './AccountIdentity.module.css'
import { ConnectedWallet } from './ConnectedWallet.js'
import { NameForm } from './NameForm.js'
import { OwnerTile } from './OwnerTile.js'
import { RenameButton } from './RenameButton.js'
import { useNaming } from './useNaming.js'

/**
 * Shows whose account it is: its picture, its name (given by the user, else its own), its address and the wallet that
 * holds it. An account without others, which no list shows, is given its name here.
 */
export function AccountIdentity({ address }: { readonly address: string }): ReactElement {
  const text = useMessages('account')
  const { accounts, profileName, status } = useActiveAccount()
  const label = useAddressLabel(address)
  const [identity, setIdentity] = useState<UseIdentityReturnType>()
  const name = identity?.status === 'ready' ? identity.name : profileName
  const { isEditing, place, begin, end } = useNaming()
  const isAlone = accounts.length < 2
  const onFailed = useCopyFailedToast()
  return (
    <div className={css.identity}>
      <OwnerTile address={address} size="l" onRead={setIdentity} />
      <div className={css.address} data-alone={isAlone || undefined} ref={place}>
        {isAlone && isEditing ? (
          <NameForm address={address} onEnd={end} />
        ) : (
          <>
            {isAlone && <RenameButton address={address} onClick={begin} />}
            <span className={css.names}>
              {(label ?? name) !== undefined && (
                <Text variant="title" align="center">
                  {label === undefined && name !== undefined ? <IdentityName name={name} /> : <bdi>{label}</bdi>}
                </Text>
              )}
              <Text as="span" variant={(label ?? name) === undefined ? 'title' : 'body'}>
                <Address value={address} />
              </Text>
            </span>
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
