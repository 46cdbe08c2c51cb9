import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { useAddressLabel } from '../../../parts/accounts/useAddressLabel.js'
import { laterIcons } from '../../../primitives/Icon/laterIcons.js'
import { IconButton } from '../../../primitives/IconButton/IconButton.js'

export type RenameButtonProps = { readonly address: string; readonly onClick: () => void }

/** Loads the field beforehand, so that what is typed right after the click is not lost. A failure shows in its place. */
const prefetch = () => void import('./AccountNameForm.js').catch(() => {})

/** Leads to the field where an account is given a name. */
export function RenameButton({ address, onClick }: RenameButtonProps): ReactElement {
  const text = useMessages('account')
  const { accounts } = useActiveAccount()
  const name = useAddressLabel(address)
  // Uses the place in the list, because a name with the address would equal that of the button that selects the
  // account.
  const number = String(accounts.findIndex((account) => account.address === address) + 1)
  return (
    <IconButton
      data-rename
      icon={laterIcons.edit}
      label={name === undefined ? text.renameUnnamed({ number }) : text.rename({ name })}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={onClick}
    />
  )
}
