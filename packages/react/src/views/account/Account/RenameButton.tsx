import { truncateAddress } from '@portico/core'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { IconButton } from '../../../primitives/IconButton/IconButton.js'
import { useAddressLabel } from '../../accounts/useAddressLabel.js'

export type RenameButtonProps = { readonly address: string; readonly onClick: () => void }

/** Leads to the field where an account is given a name. */
export function RenameButton({ address, onClick }: RenameButtonProps): ReactElement {
  const text = useMessages('account')
  const name = useAddressLabel(address) ?? truncateAddress(address)
  return <IconButton data-rename icon="edit" label={text.rename({ name })} onClick={onClick} />
}
