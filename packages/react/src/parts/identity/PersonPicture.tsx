import { toPictureUrl } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { Avatar, type AvatarProps } from '../../primitives/Avatar/Avatar.js'
import { useLoadedImage } from '../catalogue/useLoadedImage.js'

export type PersonPictureProps = Omit<AvatarProps, 'src'> & {
  /** Where the picture is said to be. */
  readonly picture: string
}

/** Shows the picture of whom an address belongs to, the drawn one of the address until it is loaded. Decorative. */
export function PersonPicture({ picture, address, size }: PersonPictureProps): ReactElement {
  const id = toPictureUrl(usePorticoInstance(), picture)
  const loaded = useLoadedImage(id ? { kind: 'picture', id } : undefined)
  const src = picture.startsWith('data:') ? picture : loaded
  return <Avatar address={address} size={size} src={src} />
}
