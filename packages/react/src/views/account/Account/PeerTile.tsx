import { getCatalogueWallet, getRecentWallets } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { CatalogueTile } from '../../../parts/catalogue/CatalogueTile.js'

/**
 * Shows the picture that the catalogue has for a wallet at the other end of a relay, else its initial: a wallet chooses
 * where its own image is hosted. In a module of its own, because it brings the catalogue along.
 */
export function PeerTile({ name }: { readonly name: string }): ReactElement {
  const portico = usePorticoInstance()
  const recent = getRecentWallets(portico).find((known) => known.name === name)
  const known = recent && getCatalogueWallet(portico, { walletId: recent.id })
  return <CatalogueTile wallet={known ?? { name, imageId: undefined, imageUrl: undefined }} size="s" />
}
