import { toPictureUrl } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { NetworkTile } from '../../primitives/NetworkTile/NetworkTile.js'
import type { WalletTileProps } from '../../primitives/WalletTile/WalletTile.js'
import { useLoadedImage } from './useLoadedImage.js'

/** Shows a picture that a service names, or a letter until it is loaded or if its host may not be asked. Decorative. */
export function PictureTile({ image, name, size }: Pick<WalletTileProps, 'image' | 'name' | 'size'>): ReactElement {
  const id = toPictureUrl(usePorticoInstance(), image)
  return <NetworkTile image={useLoadedImage(id ? { kind: 'picture', id } : undefined)} name={name} size={size} />
}
