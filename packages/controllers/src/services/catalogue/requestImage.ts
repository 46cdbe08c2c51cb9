import { internals, type Portico } from '../../instance/Portico.js'
import { catalogueRequest } from './catalogueRequest.js'

/** Kinds of pictures in the catalogue. */
export type CatalogueImageKind = 'wallet' | 'network' | 'connector' | 'token' | 'currency'

/** Identifies a picture: one of the catalogue, or by its URL one that a service names (`picture`). */
export type CatalogueImage = {
  readonly kind: CatalogueImageKind | 'picture'
  /** Image id; for a token its symbol, for a currency its id, for a `picture` what `toPictureUrl` returned. */
  readonly id: string
}

const paths: Readonly<Record<CatalogueImageKind, string>> = {
  wallet: '/getWalletImage/',
  network: '/public/getAssetImage/',
  connector: '/public/getAssetImage/',
  token: '/public/getTokenImage/',
  currency: '/public/getCurrencyImage/',
}

/** Maximum size of a picture of the catalogue, and of one that a service names, in bytes. */
const [largest, largestNamed] = [1_000_000, 2_000_000]

/**
 * Requests a picture from the catalogue, or by its URL. Who asks is told to the catalogue alone.
 *
 * @param portico The instance.
 * @param parameters The picture.
 * @returns A data or object URL for an `<img>`, to be revoked by the caller; `undefined` if the response is not a
 * picture.
 * @throws `http/*` if the request fails.
 */
export async function requestImage(
  portico: Portico,
  { kind, id, signal }: CatalogueImage & { readonly signal: AbortSignal },
): Promise<string | undefined> {
  const request =
    kind === 'picture'
      ? { url: id, retries: 0, maxBytes: largestNamed, redirect: 'error' as const }
      : { ...catalogueRequest(portico, `${paths[kind]}${encodeURIComponent(id)}`), maxBytes: largest }
  const blob = await portico[internals].http.blob({ ...request, signal })
  if (signal.aborted || !blob.type.startsWith('image/') || blob.size === 0) return undefined
  // A blob of the page's origin that may contain script must not get a URL that can be opened.
  if (blob.type.includes('xml')) return `data:image/svg+xml,${encodeURIComponent(await blob.text())}`
  return URL.createObjectURL(blob)
}
