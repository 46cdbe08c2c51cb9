import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { type CatalogueImage, requestImage } from '../../services/catalogue/requestImage.js'
import { catalogueImagesPart } from './catalogueImagesPart.js'
import { getCatalogueImage } from './getCatalogueImage.js'

/** Maximum number of pictures in memory. Beyond that the least recently used one is released. */
const limit = 200
/** How long a failed picture is not requested again, in milliseconds, so that scrolling past it sends no requests. */
const pauseMs = 30_000

/** What `loadCatalogueImage` takes. */
export type LoadCatalogueImageParameters = CatalogueImage & {
  /** Stops waiting. The request is aborted once nobody waits for it. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Loads a picture of the catalogue, or one that a service names. Concurrent calls share one request. The picture is kept in memory until 200 others
 * were used after it.
 *
 * @param portico The instance.
 * @param image The picture.
 * @returns A URL for an `<img>`; `undefined` if there is no such picture, it failed within the last 30 s or the wait
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
  const { urls, failures, inTurn, listeners } = getPart(portico, catalogueImagesPart)
  const key = `${image.kind}:${image.id}`
  // The client has logged the failure, and a letter is shown instead of the picture.
  const request = () => requestImage(portico, { ...image, signal })
  const url = await (image.kind === 'picture' ? inTurn(request, signal) : request()).catch(() => undefined)
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
  for (const listen of listeners) listen()
  return url
}

/** Resolves with `undefined` if the signal aborts first. */
function untilAborted<value>(result: Promise<value>, signal: AbortSignal | undefined): Promise<value | undefined> {
  if (!signal) return result
  return new Promise((resolve, reject) => {
    const leave = () => resolve(undefined)
    signal.addEventListener('abort', leave)
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
