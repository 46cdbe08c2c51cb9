import { type ReactElement, Suspense } from 'react'
import { lazyPart } from '../../../bindings/lazyPart.js'
import { Avatar } from '../../../primitives/Avatar/Avatar.js'
import type { OwnerPictureProps } from './OwnerPicture.js'

// Nobody is kept waiting for a name. One that was read before is in the state.
const OwnerPicture = lazyPart(() => import('./OwnerPicture.js').then((module) => module.OwnerPicture), Avatar)

/** The picture of whom an account belongs to; the drawn one of the address until that is known. Decorative. */
export function OwnerTile(props: OwnerPictureProps): ReactElement {
  const { address, size } = props
  return (
    <Suspense fallback={<Avatar address={address} size={size} />}>
      <OwnerPicture {...props} />
    </Suspense>
  )
}
