import { isRegisteredName } from '@portico/controllers/ui'
import type { ReactNode } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { useIdentity } from '../../hooks/useIdentity.js'
import { IdentityName } from './IdentityName.js'

export type RegisteredNameProps = {
  /** Shown while the account has no name that is registered, as far as is known. */
  readonly otherwise: string
}

/** Shows the name that is registered for the account. */
export function RegisteredName({ otherwise }: RegisteredNameProps): ReactNode {
  const portico = usePorticoInstance()
  const { name } = useIdentity({ namespace: 'eip155' })
  return name !== undefined && isRegisteredName(portico, name) ? <IdentityName name={name} /> : otherwise
}
