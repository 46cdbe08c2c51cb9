import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { AccountList } from '../../../parts/accounts/AccountList.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './Account.module.css'
import { NamedAccount } from './NamedAccount.js'

/** The accounts that the wallet shares. A separate chunk, because most wallets share one account. */
export function AccountsSection(): ReactElement {
  const text = useMessages('account')
  return (
    <section className={css.section}>
      <Text as="h2" variant="label" tone="secondary" className={css.heading}>
        {text.accounts}
      </Text>
      <AccountList label={text.accounts} Item={NamedAccount} />
    </section>
  )
}
