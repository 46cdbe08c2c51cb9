import { selectAccount } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { Address } from '../../primitives/Address/Address.js'
import { Avatar } from '../../primitives/Avatar/Avatar.js'
import { Row } from '../../primitives/Row/Row.js'
import { IdentityName } from '../identity/IdentityName.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useAddressLabel } from './useAddressLabel.js'

export type AccountRowProps = {
  readonly address: string
  /** What the account is called, unless the user gave it a name. */
  readonly name?: string | undefined
  /** Default: the drawn one of the address. */
  readonly picture?: ReactElement | undefined
}

/** One account of the wallet, by the name the user gave it, else by its own; a click selects it. */
export function AccountRow({ address, name, picture }: AccountRowProps): ReactElement {
  const portico = usePorticoInstance()
  const { address: selected, namespace } = useActiveAccount()
  const label = useAddressLabel(address)
  return (
    <Row
      start={picture ?? <Avatar address={address} />}
      title={label ?? (name === undefined ? <Address value={address} /> : <IdentityName name={name} />)}
      subtitle={(label ?? name) === undefined ? undefined : <Address value={address} />}
      current={address === selected}
      onClick={() => selectAccount(portico, { address, namespace })}
    />
  )
}
