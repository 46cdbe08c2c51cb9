import { type ReactElement, useState } from 'react'
import type { UseIdentityReturnType } from '../../../hooks/useIdentity.js'
import { AccountRow, type AccountRowProps } from '../../../parts/accounts/AccountRow.js'
import css from './NamedAccount.module.css'
import { NameForm } from './NameForm.js'
import { OwnerTile } from './OwnerTile.js'
import { RenameButton } from './RenameButton.js'
import { useNaming } from './useNaming.js'

/** One account of the list, which can be selected and given a name. */
export function NamedAccount({ address }: AccountRowProps): ReactElement {
  const { isEditing, place, begin, end } = useNaming()
  const [identity, setIdentity] = useState<UseIdentityReturnType>()
  return (
    <div className={css.account} ref={place}>
      {isEditing ? (
        <NameForm address={address} onEnd={end} />
      ) : (
        <>
          <div className={css.row}>
            <AccountRow
              address={address}
              name={identity?.name}
              picture={<OwnerTile address={address} onRead={setIdentity} />}
            />
          </div>
          <RenameButton address={address} onClick={begin} />
        </>
      )}
    </div>
  )
}
