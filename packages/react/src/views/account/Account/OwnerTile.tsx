import { lazy, type ReactElement, Suspense } from 'react'
import { Avatar } from '../../../primitives/Avatar/Avatar.js'
import type { OwnerPictureProps } from './OwnerPicture.js'

// Nobody is kept waiting for a name. One that was read before is in the state.
const OwnerPicture = lazy(() =>
  import('./OwnerPicture.js').then(
    (module) => ({ default: module.OwnerPicture }),
    () => ({ default: Avatar }),
  ),
)

/** The picture of whom an account belongs to; the drawn one of the address until that is known. Decorative. */
export function OwnerTile(props: OwnerPictureProps): ReactElement {
  const { address, size } = props
  return (
    <Suspense fallback={<Avatar address={address} size={size} />}>
      <OwnerPicture {...props} />
    </Suspense>
  )
}
