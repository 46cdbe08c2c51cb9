import { truncateAddress } from '@portico/core'
import type { UseAccountReturnType } from '../hooks/useAccount.js'
import { Avatar } from '../primitives/Avatar/Avatar.js'

/** Picture and name of a connected account as far as they are known without asking anybody, else what its address gives. */
export function AccountLabel({ address = '', profileName, profilePicture }: UseAccountReturnType) {
  return (
    <>
      <Avatar address={address} src={profilePicture} />
      <bdi dir="ltr">{profileName ?? truncateAddress(address)}</bdi>
    </>
  )
}
