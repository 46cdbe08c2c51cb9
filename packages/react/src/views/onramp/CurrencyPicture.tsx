import { usesCatalogue } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { useLoadedImage } from '../../parts/catalogue/useLoadedImage.js'
import { WalletTile, type WalletTileProps } from '../../primitives/WalletTile/WalletTile.js'

export type CurrencyTileProps = Pick<WalletTileProps, 'size'> & { readonly id: string }

/** The catalogue's picture of a currency; a letter until it is loaded. Decorative. */
export function CurrencyPicture({ id, size }: CurrencyTileProps): ReactElement {
  const isAsked = usesCatalogue(usePorticoInstance())
  const image = useLoadedImage(isAsked ? { kind: 'currency', id } : undefined)
  return <WalletTile image={image} name={id} size={size} shape="round" />
}
