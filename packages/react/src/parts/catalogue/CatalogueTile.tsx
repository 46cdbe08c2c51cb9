import { type CatalogueWallet, getCatalogueImage, loadCatalogueImage } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { type ReactElement, useEffect, useState } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { WalletTile, type WalletTileProps } from '../../primitives/WalletTile/WalletTile.js'

/** How long a tile must stay in the document before its picture is asked for, in milliseconds. */
const restMs = 100

export type CatalogueTileProps = Pick<WalletTileProps, 'size'> & {
  readonly wallet: Pick<CatalogueWallet, 'name' | 'imageId' | 'imageUrl'>
  /** Waits a moment, so that scrolling past costs no request. */
  readonly whenAtRest?: boolean | undefined
}

/** The picture of a catalogue wallet, loaded once it is drawn; its letter until then. Decorative. */
export function CatalogueTile({ wallet, size, whenAtRest = false }: CatalogueTileProps): ReactElement {
  const portico = usePorticoInstance()
  const { name, imageId, imageUrl } = wallet
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly url: string | undefined }>()
  const known = imageId === undefined ? imageUrl : getCatalogueImage(portico, { kind: 'wallet', id: imageId })
  const isMissing = imageId !== undefined && known === undefined
  useEffect(() => {
    if (!isMissing) return
    const controller = new AbortController()
    const { signal } = controller
    const load = () =>
      void loadCatalogueImage(portico, { kind: 'wallet', id: imageId, signal }).then(
        (url) => signal.aborted || setLoaded({ id: imageId, url }),
      )
    const stop = whenAtRest ? getInternals(portico).clock.setTimeout(load, restMs) : load()
    return () => {
      stop?.()
      controller.abort()
    }
  }, [portico, imageId, isMissing, whenAtRest])
  return <WalletTile image={known ?? (loaded?.id === imageId ? loaded?.url : undefined)} name={name} size={size} />
}
