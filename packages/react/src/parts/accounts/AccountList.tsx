import type { ComponentType, ReactElement } from 'react'
import { VirtualList } from '../../primitives/VirtualList/VirtualList.js'
import { AccountRow, type AccountRowProps } from './AccountRow.js'
import { useActiveAccount } from './useActiveAccount.js'

export type AccountListProps = {
  readonly label: string
  /** Renders each account. Default: a row that selects it. */
  readonly Item?: ComponentType<AccountRowProps> | undefined
}

/** The accounts a wallet has shared, the selected one marked; nothing when there is only one. */
export function AccountList({ label, Item = AccountRow }: AccountListProps): ReactElement | null {
  const { accounts } = useActiveAccount()
  if (accounts.length < 2) return null
  return (
    <VirtualList label={label} items={accounts} getKey={({ address }) => address}>
      {({ address }) => <Item address={address} />}
    </VirtualList>
  )
}
