import { type ReactElement, useEffect } from 'react'
import { type UseIdentityReturnType, useIdentity } from '../../../hooks/useIdentity.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { PersonPicture } from '../../../parts/identity/PersonPicture.js'
import { Avatar, type AvatarProps } from '../../../primitives/Avatar/Avatar.js'

export type OwnerPictureProps = AvatarProps & {
  /** Receives what is known of the owner each time it changes. */
  readonly onRead?: ((identity: UseIdentityReturnType) => void) | undefined
}

/** Reads whose an account is, and shows the picture. In a module of its own, because the view does not wait for it. */
export function OwnerPicture({ address, size, onRead }: OwnerPictureProps): ReactElement {
  const { address: selected, namespace, profileImage } = useActiveAccount()
  const identity = useIdentity({ address, namespace })
  useEffect(() => onRead?.(identity), [identity, onRead])
  // The state keeps the picture of the selected account.
  const kept = address === selected ? profileImage : undefined
  const picture = identity.status === 'ready' ? identity.avatar : kept
  if (picture === undefined) return <Avatar address={address} size={size} />
  return <PersonPicture address={address} picture={picture} size={size} />
}
