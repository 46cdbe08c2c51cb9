import { toPictureUrl } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { Avatar, type AvatarProps } from '../../primitives/Avatar/Avatar.js'
import { useLoadedImage } from '../catalogue/useLoadedImage.js'
import css from './PersonPicture.module.css'

export type PersonPictureProps = AvatarProps & {
  /** Where the picture is said to be. */
  readonly picture: string
}

/** Shows the picture of whom an address belongs to, the drawn one of the address until it is loaded. Decorative. */
export function PersonPicture({ picture, address, size = 's' }: PersonPictureProps): ReactElement {
  const id = toPictureUrl(usePorticoInstance(), picture)
  const loaded = useLoadedImage(id ? { kind: 'picture', id } : undefined)
  const src = picture.startsWith('data:') ? picture : loaded
  if (!src) return <Avatar address={address} size={size} />
  return <img className={css.picture} data-size={size} src={src} alt="" />
}
