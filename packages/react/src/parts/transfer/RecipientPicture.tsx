import type { SendRecipient } from '@portico/controllers'
import { type ReactElement, useState } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.js'
import css from './RecipientPicture.module.css'

type RecipientPictureProps = {
  readonly recipient: SendRecipient
  /** 24 (default) or 40 px. */
  readonly size?: 's' | 'm' | undefined
}

/**
 * The picture of a recipient's name; the drawn one of the address where there is none or it cannot be loaded. The adapter
 * gives only pictures whose host the app allows. Decorative.
 */
export function RecipientPicture({ recipient, size = 's' }: RecipientPictureProps): ReactElement | null {
  const [broken, setBroken] = useState<string>()
  const { address, image } = recipient
  if (address === undefined) return null
  if (!image || image === broken) return <Avatar address={address} size={size} />
  return (
    <img
      className={css.picture}
      data-size={size}
      src={image}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setBroken(image)}
    />
  )
}
