import { subscribe } from 'valtio/vanilla'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'
import { type CatalogueImageKind, requestImage } from './requestImage.js'
import { usesCatalogue } from './usesCatalogue.js'

/** Maximum number of concurrent picture requests. */
const atOnce = 6
/** How long a failed picture is not requested again, in milliseconds. */
const pauseMs = 30_000

/** Pictures of the catalogue for networks or connectors of the state. */
export type Pictures = {
  /** Returns the URL of a picture, or requests it once the modal is open. */
  get(imageId: string): string | undefined
  /** Releases all pictures. */
  stop(): void
}

/**
 * Creates the pictures of networks or connectors. Unlike those of `loadCatalogueImage` they are kept until the instance
 * ends, because the state refers to them and views may render them at any time.
 *
 * @param portico The instance.
 * @param kinds Where to look for a picture; the first that has it counts.
 * @param onPicture Called when a picture has loaded.
 */
export function createPictures(
  portico: Portico,
  kinds: readonly CatalogueImageKind[],
  onPicture: () => void,
): Pictures {
  const { clock, lifetime, stores } = getInternals(portico)
  const urls = new Map<string, string>()
  const pausedUntil = new Map<string, number>()
  const wanted = new Set<string>()
  const running = new Set<string>()
  const ask = async (id: string) => {
    for (const kind of kinds) {
      // The client has logged the failure, and a letter is shown instead of the picture.
      const url = await requestImage(portico, { kind, id, signal: lifetime }).catch(() => undefined)
      if (url && lifetime.aborted) URL.revokeObjectURL(url)
      if (lifetime.aborted) return
      if (url) return void urls.set(id, url)
    }
    pausedUntil.set(id, clock.now() + pauseMs)
  }
  const work = () => {
    for (const id of wanted) {
      // No host is contacted before the user opens the modal.
      if (!stores.modal.open || running.size >= atOnce) return
      wanted.delete(id)
      running.add(id)
      void ask(id).then(() => {
        running.delete(id)
        if (urls.has(id)) onPicture()
        work()
      })
    }
  }
  const stopWatching = subscribe(stores.modal, work)
  return {
    get(id) {
      const known = urls.get(id)
      const isPaused = (pausedUntil.get(id) ?? 0) > clock.now()
      if (known || isPaused || running.has(id) || !usesCatalogue(portico)) return known
      wanted.add(id)
      work()
      return undefined
    },
    stop() {
      stopWatching()
      wanted.clear()
      for (const url of urls.values()) URL.revokeObjectURL(url)
    },
  }
}
