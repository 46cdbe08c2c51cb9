import { toPictureUrl } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { WalletTile, type WalletTileProps } from '../../primitives/WalletTile/WalletTile.js'
import { useLoadedImage } from './useLoadedImage.js'

/** Shows a picture that a service names, or a letter until it is loaded or if its host may not be asked. Decorative. */
export function PictureTile({ image, name, size, shape = 'round' }: WalletTileProps): ReactElement {
  const id = toPictureUrl(usePorticoInstance(), image)
  const loaded = useLoadedImage(id ? { kind: 'picture', id } : undefined)
  return <WalletTile image={loaded} name={name} size={size} shape={shape} />
}
