import type { ReactElement } from 'react'
import { AccountRow, type AccountRowProps } from '../../../parts/accounts/AccountRow.js'
import css from './NamedAccount.module.css'
import { NameForm } from './NameForm.js'
import { RenameButton } from './RenameButton.js'
import { useNaming } from './useNaming.js'

/** One account of the list, which can be selected and given a name. */
export function NamedAccount({ address }: AccountRowProps): ReactElement {
  const { isEditing, place, begin, end } = useNaming()
  return (
    <div className={css.account} ref={place}>
      {isEditing ? (
        <NameForm address={address} onEnd={end} />
      ) : (
        <>
          <div className={css.row}>
            <AccountRow address={address} />
          </div>
          <RenameButton address={address} onClick={begin} />
        </>
      )}
    </div>
  )
}
