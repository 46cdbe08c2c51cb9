import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { Address } from '../../../primitives/Address/Address.js'
import { Avatar } from '../../../primitives/Avatar/Avatar.js'
import { CopyButton } from '../../../primitives/CopyButton/CopyButton.js'
import { useActiveAccount } from '../../accounts/useActiveAccount.js'
import { useCopyFailedToast } from '../../accounts/useCopyFailedToast.js'
import css from './AccountIdentity.module.css'
import { ConnectedWallet } from './ConnectedWallet.js'

/** Shows whose account it is: its picture, its address and the wallet that holds it. */
export function AccountIdentity({ address }: { readonly address: string }): ReactElement {
  const text = useMessages('account')
  const { status } = useActiveAccount()
  const onFailed = useCopyFailedToast()
  return (
    <div className={css.identity}>
      <Avatar address={address} size="l" />
      <div className={css.address}>
        <Address value={address} />
        <CopyButton value={address} label={text.copyAddress} copiedLabel={text.copied} onFailed={onFailed} />
      </div>
      {status === 'reconnecting' ? (
        <p className={css.wallet} role="status">
          {text.reconnecting}
        </p>
      ) : (
        <ConnectedWallet />
      )}
    </div>
  )
}
