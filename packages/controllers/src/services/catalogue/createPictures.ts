import { subscribe } from 'valtio/vanilla'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'
import { type CatalogueImageKind, requestImage } from './requestImage.js'
import { usesCatalogue } from './usesCatalogue.js'

/** Pictures that are asked for at the same time, at most. */
const atOnce = 6
/** Milliseconds for which a picture that failed is not asked for again. */
const pauseMs = 30_000

/** Pictures of the catalogue for what the state names. */
export type Pictures = {
  /** Returns the URL of a picture, or has it asked for once the modal is open. */
  get(imageId: string): string | undefined
  /** Lets go of all of them. */
  stop(): void
}

/**
 * Makes what holds the catalogue's pictures of networks or connectors. They are kept until the end of the instance,
 * other than those of `loadCatalogueImage`: the state names them, for views that are drawn at any time.
 *
 * @param portico The instance.
 * @param kinds Where a picture may lie; the first that has it counts.
 * @param onPicture Called when one has come.
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
      // The client has logged a failure, and a letter takes the picture's place.
      const url = await requestImage(portico, { kind, id, signal: lifetime }).catch(() => undefined)
      if (url && lifetime.aborted) URL.revokeObjectURL(url)
      if (lifetime.aborted) return
      if (url) return void urls.set(id, url)
    }
    pausedUntil.set(id, clock.now() + pauseMs)
  }
  const work = () => {
    for (const id of wanted) {
      // No host is asked before a person opens the modal.
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
