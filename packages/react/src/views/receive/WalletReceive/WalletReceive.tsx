import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { AccountList } from '../../../parts/accounts/AccountList.js'
import { NotConnected } from '../../../parts/accounts/NotConnected.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { useCopyFailedToast } from '../../../parts/accounts/useCopyFailedToast.js'
import { GroupedAddress } from '../../../primitives/Address/Address.js'
import { CopyButton } from '../../../primitives/CopyButton/CopyButton.js'
import { NetworkTile } from '../../../primitives/NetworkTile/NetworkTile.js'
import { QrCode } from '../../../primitives/QrCode/QrCode.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './WalletReceive.module.css'

/** Shows the account's address for others to pay to: as a code for cameras, in full for people, and to copy. */
export function WalletReceive(): ReactElement {
  const text = useMessages('receive')
  const { address, definition } = useActiveAccount()
  const onFailed = useCopyFailedToast()
  if (address === undefined)
    return <NotConnected title={text.emptyTitle} text={text.emptyText} connect={text.connect} />
  return (
    <div className={css.view}>
      <QrCode value={address} label={text.qrCode} />
      <div className={css.address}>
        <Text>{text.address}</Text>
        <GroupedAddress value={address} />
        <CopyButton withText value={address} label={text.copyAddress} copiedLabel={text.copied} onFailed={onFailed} />
      </div>
      <Text as="div" className={css.note}>
        {definition && <NetworkTile image={definition.imageUrl} name={definition.name} size="s" />}
        <span>{definition ? text.onlyOn({ network: definition.name }) : text.onlyOnUnknown}</span>
      </Text>
      <AccountList label={text.accounts} />
    </div>
  )
}
