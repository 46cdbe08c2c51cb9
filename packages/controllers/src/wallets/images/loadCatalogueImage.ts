import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { type CatalogueImage, requestImage } from '../../services/catalogue/requestImage.js'
import { catalogueImagesPart } from './catalogueImagesPart.js'
import { getCatalogueImage } from './getCatalogueImage.js'

/** Pictures that are kept; beyond, the one used longest ago is let go. */
const limit = 200
/** Milliseconds for which a picture that failed is not asked for again, so that scrolling past it costs nothing. */
const pauseMs = 30_000

/** What `loadCatalogueImage` takes. */
export type LoadCatalogueImageParameters = CatalogueImage & {
  /** Ends the wait; the request ends with the last one that waits for it. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Loads a picture of the catalogue. Those who ask at the same time share one request; it is kept in memory until 200
 * others were used after it.
 *
 * @param portico The instance.
 * @param image Which picture.
 * @returns A URL for an `<img>`; `undefined` when there is no such picture, it failed within the last 30 s or the wait
 * was aborted.
 * @throws `instance/destroyed`
 */
export async function loadCatalogueImage(
  portico: Portico,
  { kind, id, signal }: LoadCatalogueImageParameters,
): Promise<string | undefined> {
  const { fetches, failures } = getPart(portico, catalogueImagesPart)
  const key = `${kind}:${id}`
  const known = getCatalogueImage(portico, { kind, id })
  if (known || signal?.aborted || (failures.get(key) ?? 0) > portico[internals].clock.now()) return known
  const running = fetches.get(key)
  const fetch = running ?? startFetch(portico, { kind, id })
  if (!running) fetches.set(key, fetch)
  fetch.waiting++
  try {
    return await untilAborted(fetch.result, signal)
  } finally {
    fetch.waiting--
    if (fetch.waiting === 0) {
      fetch.controller.abort()
      if (fetches.get(key) === fetch) fetches.delete(key)
    }
  }
}

function startFetch(portico: Portico, image: CatalogueImage) {
  const controller = new AbortController()
  return { controller, waiting: 0, result: keepImage(portico, image, controller.signal) }
}

async function keepImage(portico: Portico, image: CatalogueImage, signal: AbortSignal): Promise<string | undefined> {
  const { urls, failures } = getPart(portico, catalogueImagesPart)
  const key = `${image.kind}:${image.id}`
  // The client has logged a failure, and a letter takes the picture's place.
  const url = await requestImage(portico, { ...image, signal }).catch(() => undefined)
  if (signal.aborted) {
    if (url) URL.revokeObjectURL(url)
    return undefined
  }
  if (!url) {
    failures.set(key, portico[internals].clock.now() + pauseMs)
    return undefined
  }
  failures.delete(key)
  urls.set(key, url)
  const [oldest] = urls
  if (oldest && urls.size > limit) {
    urls.delete(oldest[0])
    URL.revokeObjectURL(oldest[1])
  }
  return url
}

/** Resolves with `undefined` when the signal aborts first. */
function untilAborted<value>(result: Promise<value>, signal: AbortSignal | undefined): Promise<value | undefined> {
  if (!signal) return result
  return new Promise((resolve, reject) => {
    const leave = () => resolve(undefined)
    signal.addEventListener('abort', leave)
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
