import type { CatalogueWallet } from '@portico/controllers'
import { getCatalogueImage, loadCatalogueImage } from '@portico/controllers/ui'
import { type ReactElement, useEffect, useState } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { WalletTile, type WalletTileProps } from '../../primitives/WalletTile/WalletTile.js'

export type CatalogueTileProps = Pick<WalletTileProps, 'size'> & {
  readonly wallet: Pick<CatalogueWallet, 'name' | 'imageId' | 'imageUrl'>
  /** Calls back when the picture may be requested; the returned function cancels it. Default: immediately. */
  readonly wait?: ((callback: () => void) => () => void) | undefined
}

/** The picture of a catalogue wallet, loaded once it is drawn; its letter until then. Decorative. */
export function CatalogueTile({ wallet, size, wait }: CatalogueTileProps): ReactElement {
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
    const stop = wait ? wait(load) : load()
    return () => {
      stop?.()
      controller.abort()
    }
  }, [portico, imageId, isMissing, wait])
  return <WalletTile image={known ?? (loaded?.id === imageId ? loaded?.url : undefined)} name={name} size={size} />
}
