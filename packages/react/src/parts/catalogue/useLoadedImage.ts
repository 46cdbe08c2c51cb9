import { getInternals } from '@portico/controllers/internal'
import { type CatalogueImage, getCatalogueImage, loadCatalogueImage } from '@portico/controllers/ui'
import { useEffect, useState } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'

/** How long a tile must stay in the document before its picture is asked for, in milliseconds. */
const restMs = 100

/**
 * Returns the URL of a picture for an `<img>` once it is loaded, see `loadCatalogueImage`.
 *
 * @param image The picture; `undefined` loads none.
 */
export function useLoadedImage(image: CatalogueImage | undefined): string | undefined {
  const portico = usePorticoInstance()
  const { kind, id } = image ?? {}
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly url: string | undefined }>()
  const known = image && getCatalogueImage(portico, image)
  const isWanted = image !== undefined && known === undefined
  useEffect(() => {
    if (!isWanted || kind === undefined || id === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    const stop = getInternals(portico).clock.setTimeout(() => {
      void loadCatalogueImage(portico, { kind, id, signal }).then((url) => signal.aborted || setLoaded({ id, url }))
    }, restMs)
    return () => {
      stop()
      controller.abort()
    }
  }, [portico, kind, id, isWanted])
  return known ?? (loaded && loaded.id === id ? loaded.url : undefined)
}
