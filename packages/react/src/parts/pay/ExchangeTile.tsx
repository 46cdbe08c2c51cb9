import { toPictureUrl } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { WalletTile, type WalletTileProps } from '../../primitives/WalletTile/WalletTile.js'
import { useLoadedImage } from '../catalogue/useLoadedImage.js'

type ExchangeTileProps = Pick<WalletTileProps, 'size'> & {
  readonly exchange: { readonly name: string; readonly image?: string | undefined }
}

/** Shows an exchange's picture, if its host may be asked, else its initial. Decorative. */
export function ExchangeTile({ exchange, size }: ExchangeTileProps): ReactElement {
  // Loaded apart, so that the page's policy for pictures need not name the service.
  const id = toPictureUrl(usePorticoInstance(), exchange.image)
  const image = useLoadedImage(id === undefined ? undefined : { kind: 'picture', id })
  return <WalletTile image={image} name={exchange.name} size={size} />
}
