import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { TextField } from '../../../primitives/TextField/TextField.js'
import css from './AllWallets.module.css'

export type WalletSearchFieldProps = { readonly value: string; readonly onChange: (value: string) => void }

/** Where a wallet's name is typed. Escape first empties it, as everywhere; only then it closes the modal. */
export function WalletSearchField({ value, onChange }: WalletSearchFieldProps): ReactElement {
  const text = useMessages('wallets')
  return (
    <div className={css.search}>
      <TextField
        label={text.search}
        hideLabel
        placeholder={text.search}
        inputMode="search"
        enterKeyHint="search"
        start={<Icon name="search" />}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return
          event.preventDefault()
          onChange('')
        }}
      />
    </div>
  )
}
