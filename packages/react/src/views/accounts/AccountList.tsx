import { getAddressLabel, selectAccount } from '@portico/controllers'
import { addressLabelsFeature } from '@portico/controllers/internal'
import type { ReactElement } from 'react'
import { useFeatureState } from '../../bindings/useFeatureState.js'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { Address } from '../../primitives/Address/Address.js'
import { Avatar } from '../../primitives/Avatar/Avatar.js'
import { Row } from '../../primitives/Row/Row.js'
import { VirtualList } from '../../primitives/VirtualList/VirtualList.js'
import { useActiveAccount } from './useActiveAccount.js'

/** The accounts a wallet has shared, by the names the person gave them, the selected one marked; nothing when there is only one. */
export function AccountList({ label }: { readonly label: string }): ReactElement | null {
  const portico = usePorticoInstance()
  const { accounts, address: selected, namespace } = useActiveAccount()
  useFeatureState(addressLabelsFeature)
  if (accounts.length < 2) return null
  return (
    <VirtualList label={label} items={accounts} getKey={({ address }) => address}>
      {({ address }) => {
        const label = getAddressLabel(portico, { address, namespace })
        return (
          <Row
            start={<Avatar address={address} />}
            title={label ?? <Address value={address} />}
            subtitle={label === undefined ? undefined : <Address value={address} />}
            current={address === selected}
            onClick={() => selectAccount(portico, { address, namespace })}
          />
        )
      }}
    </VirtualList>
  )
}
