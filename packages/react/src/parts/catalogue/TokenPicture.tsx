import type { Portico } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { toPictureUrl, usesCatalogue } from '@portico/controllers/ui'
import type { Token } from '@portico/core'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { NetworkTile } from '../../primitives/NetworkTile/NetworkTile.js'
import type { WalletTileProps } from '../../primitives/WalletTile/WalletTile.js'
import { useLoadedImage } from './useLoadedImage.js'

export type TokenTileProps = Pick<WalletTileProps, 'size'> & {
  readonly token: Pick<Token, 'address' | 'image' | 'item' | 'symbol'>
  /** Where a service says that its picture is. */
  readonly picture?: string | undefined
  /** Whether somebody knows what the token is worth. */
  readonly isPriced?: boolean | undefined
}

/**
 * Shows a token's picture: the app's own or that of a service, else the catalogue's for its symbol; a letter until it
 * is loaded. Anybody can call a token USDC, so the catalogue's is for tokens that the app names, or that have a price.
 * Decorative.
 */
export function TokenPicture({ token, picture, size, isPriced = false }: TokenTileProps): ReactElement {
  const portico = usePorticoInstance()
  const { image, item, symbol } = token
  // Loaded apart, so that the page's policy for pictures need not name the service.
  const id = image === undefined ? toPictureUrl(portico, picture ?? item?.picture) : undefined
  const isWanted = !image && !id && !item && (isPriced || isNamed(portico, token.address)) && usesCatalogue(portico)
  const loaded = useLoadedImage(id ? { kind: 'picture', id } : isWanted ? { kind: 'token', id: symbol } : undefined)
  return <NetworkTile image={image ?? loaded} name={symbol} size={size} />
}

/** Whether the app names the token, on any network. The native currency needs no name. */
function isNamed(portico: Portico, address: string | undefined): boolean {
  if (address === undefined) return true
  const { tokens } = getInternals(portico).options
  return Object.values(tokens).some((list) =>
    list.some((token) => token.address.toLowerCase() === address.toLowerCase()),
  )
}
