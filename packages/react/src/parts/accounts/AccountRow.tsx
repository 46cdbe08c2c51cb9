import { selectAccount } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { Address } from '../../primitives/Address/Address.js'
import { Avatar } from '../../primitives/Avatar/Avatar.js'
import { Row } from '../../primitives/Row/Row.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useAddressLabel } from './useAddressLabel.js'

export type AccountRowProps = { readonly address: string }

/** One account of the wallet, by the name the user gave it; a click selects it. */
export function AccountRow({ address }: AccountRowProps): ReactElement {
  const portico = usePorticoInstance()
  const { address: selected, namespace } = useActiveAccount()
  const label = useAddressLabel(address)
  return (
    <Row
      start={<Avatar address={address} />}
      title={label ?? <Address value={address} />}
      subtitle={label === undefined ? undefined : <Address value={address} />}
      current={address === selected}
      onClick={() => selectAccount(portico, { address, namespace })}
    />
  )
}
