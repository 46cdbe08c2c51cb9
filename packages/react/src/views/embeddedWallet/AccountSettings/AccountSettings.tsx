import { pushView } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { DisconnectButton } from '../../../parts/accounts/DisconnectButton.js'
import { AccountNameRow } from '../../../parts/identity/AccountNameRow.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { Row } from '../../../primitives/Row/Row.js'
import { NotLoggedIn } from '../NotLoggedIn.js'
import css from '../Pane.module.css'
import { useLogin } from '../useLogin.js'
import { AccountTypeRow } from './AccountTypeRow.js'

/** Settings of an e-mail account. */
export function AccountSettings(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('embeddedWallet')
  const { isConnected, email } = useLogin()
  if (!isConnected) return <NotLoggedIn />
  return (
    <div className={css.pane}>
      <div>
        <Row
          start={<Icon name="user" size="l" />}
          title={text.settingsEmail}
          subtitle={email ?? text.noEmail}
          chevron={email !== undefined}
          disabled={email === undefined}
          onClick={() => pushView(portico, { view: 'UpdateEmail' })}
        />
        <AccountNameRow title={text.settingsName} choose={text.chooseName} view="ChooseAccountName" />
        <AccountTypeRow />
      </div>
      <DisconnectButton text={text} />
    </div>
  )
}
