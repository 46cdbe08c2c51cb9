import type { ChainNamespace } from '@portico/core'
import type { ReactElement } from 'react'
import { useIdentity } from '../../hooks/useIdentity.js'
import { IdentityName } from './IdentityName.js'

type AccountNameProps = { readonly address: string; readonly namespace: ChainNamespace | undefined }

/** The name of an account once it is known; nothing if it has none. */
export function AccountName({ address, namespace }: AccountNameProps): ReactElement | null {
  const { name } = useIdentity({ address, namespace })
  return name === undefined ? null : <IdentityName name={name} />
}
