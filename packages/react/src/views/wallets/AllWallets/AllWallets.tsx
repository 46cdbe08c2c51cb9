import type { RouteParams } from '@portico/controllers'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'

/** Every wallet of the catalogue, to scroll through and to search. */
export function AllWallets(_: { readonly params: RouteParams['AllWallets'] }): ReactElement {
  return <p role="status">{useMessages('wallets').loading}</p>
}
