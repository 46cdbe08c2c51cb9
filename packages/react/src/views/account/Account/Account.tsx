import { getInternals } from '@portico/controllers/internal'
import { type ReactElement, Suspense } from 'react'
import { lazyPart } from '../../../bindings/lazyPart.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { DisconnectButton } from '../../../parts/accounts/DisconnectButton.js'
import { NotConnected } from '../../../parts/accounts/NotConnected.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { AccountNameRow } from '../../../parts/identity/AccountNameRow.js'
import { ExternalLink } from '../../../parts/links/ExternalLink.js'
import { getExplorerLink } from '../../../parts/links/getExplorerLink.js'
import { LostPart } from '../../../parts/reload/LostPart.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import css from './Account.module.css'
import { AccountActions } from './AccountActions.js'
import { AccountChains } from './AccountChains.js'
import { AccountIdentity } from './AccountIdentity.js'
import { AccountNetworkRow } from './AccountNetworkRow.js'
import { AccountSettingsRow } from './AccountSettingsRow.js'
import { AccountTabs } from './AccountTabs.js'
import { NativeBalance } from './NativeBalance.js'

const AccountsSection = lazyPart(
  () => import('./AccountsSection.js').then((module) => module.AccountsSection),
  LostPart,
)
const AccountPayRow = lazyPart(() => import('./AccountPayRow.js').then((module) => module.AccountPayRow), LostPart)

/** Shows the connected account: who it is, what it holds, where it is, and what can be done with it. */
export function Account(): ReactElement {
  const text = useMessages('account')
  const portico = usePorticoInstance()
  const { features } = getInternals(portico).options
  const { accounts, address, connectorId, definition } = useActiveAccount()
  if (address === undefined)
    return <NotConnected title={text.emptyTitle} text={text.emptyText} connect={text.connect} />
  const link = getExplorerLink(definition, { kind: 'address', value: address })
  return (
    <div className={css.view}>
      <AccountIdentity key={address} address={address} />
      <NativeBalance />
      <AccountActions />
      <div className={css.section}>
        <AccountNetworkRow />
        {features.pay && (
          <Suspense fallback={<Skeleton />}>
            <AccountPayRow />
          </Suspense>
        )}
        <AccountNameRow title={text.accountName} choose={text.chooseName} view="RegisterAccountName" />
        {connectorId === 'AUTH' && <AccountSettingsRow />}
      </div>
      <AccountChains />
      {accounts.length > 1 && (
        <Suspense fallback={<Skeleton count={accounts.length} />}>
          <AccountsSection />
        </Suspense>
      )}
      <AccountTabs />
      <div className={css.footer}>
        {link && <ExternalLink href={link.href}>{text.explorer({ name: link.name })}</ExternalLink>}
        <DisconnectButton text={text} />
      </div>
    </div>
  )
}
