import { selectAccount } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { Address } from '../../primitives/Address/Address.js'
import { Avatar } from '../../primitives/Avatar/Avatar.js'
import { Row } from '../../primitives/Row/Row.js'
import { VirtualList } from '../../primitives/VirtualList/VirtualList.js'
import { useActiveAccount } from './useActiveAccount.js'

/** The accounts a wallet has shared, the selected one marked; nothing when there is only one. */
export function AccountList({ label }: { readonly label: string }): ReactElement | null {
  const portico = usePorticoInstance()
  const { accounts, address: selected, namespace } = useActiveAccount()
  if (accounts.length < 2) return null
  return (
    <VirtualList label={label} items={accounts} getKey={({ address }) => address}>
      {({ address }) => (
        <Row
          start={<Avatar address={address} />}
          title={<Address value={address} />}
          current={address === selected}
          onClick={() => selectAccount(portico, { address, namespace })}
        />
      )}
    </VirtualList>
  )
}
