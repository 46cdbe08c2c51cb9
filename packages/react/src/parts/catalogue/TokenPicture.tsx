import { getInternals } from '@portico/controllers/internal'
import { getCatalogueImage, loadCatalogueImage, usesCatalogue } from '@portico/controllers/ui'
import type { Token } from '@portico/core'
import { type ReactElement, useEffect, useState } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { NetworkTile } from '../../primitives/NetworkTile/NetworkTile.js'
import type { WalletTileProps } from '../../primitives/WalletTile/WalletTile.js'

export type TokenTileProps = Pick<WalletTileProps, 'size'> & {
  readonly token: Pick<Token, 'image' | 'symbol'>
  /**
   * Whether the symbol can be relied on, so that the catalogue's picture for it may be shown: anybody can call a token
   * USDC. Default `true`.
   */
  readonly isTrusted?: boolean | undefined
}

/** How long a tile must stay in the document before its picture is asked for, in milliseconds. */
const restMs = 100

/**
 * Shows a token's picture: the app's own, else the catalogue's for its symbol; a letter until it is loaded.
 * Decorative.
 */
export function TokenPicture({ token: { image, symbol }, size, isTrusted = true }: TokenTileProps): ReactElement {
  const portico = usePorticoInstance()
  const [loaded, setLoaded] = useState<{ readonly symbol: string; readonly url: string | undefined }>()
  const known = image ?? (isTrusted ? getCatalogueImage(portico, { kind: 'token', id: symbol }) : undefined)
  const isWanted = isTrusted && known === undefined && usesCatalogue(portico)
  useEffect(() => {
    if (!isWanted) return
    const controller = new AbortController()
    const { signal } = controller
    const stop = getInternals(portico).clock.setTimeout(() => {
      void loadCatalogueImage(portico, { kind: 'token', id: symbol, signal }).then(
        (url) => signal.aborted || setLoaded({ symbol, url }),
      )
    }, restMs)
    return () => {
      stop()
      controller.abort()
    }
  }, [portico, symbol, isWanted])
  return <NetworkTile image={known ?? (loaded?.symbol === symbol ? loaded.url : undefined)} name={symbol} size={size} />
}
