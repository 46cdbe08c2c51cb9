import { internals, type Portico } from '../../instance/Portico.js'
import { catalogueRequest } from './catalogueRequest.js'

/** What a picture of the catalogue shows. */
export type CatalogueImageKind = 'wallet' | 'network' | 'connector' | 'token' | 'currency'

/** Names a picture of the catalogue. */
export type CatalogueImage = {
  readonly kind: CatalogueImageKind
  /** Image id; of a token its symbol, of a currency its id. */
  readonly id: string
}

const paths: Readonly<Record<CatalogueImageKind, string>> = {
  wallet: '/getWalletImage/',
  network: '/public/getAssetImage/',
  connector: '/public/getAssetImage/',
  token: '/public/getTokenImage/',
  currency: '/public/getCurrencyImage/',
}

/** Size of a picture at most, in bytes. */
const largest = 1_000_000

/**
 * Asks the catalogue for a picture.
 *
 * @param portico The instance.
 * @param parameters Which picture.
 * @returns A data or object URL an `<img>` may show, which the caller revokes; `undefined` for what is no picture.
 * @throws `http/*` when the catalogue does not answer.
 */
export async function requestImage(
  portico: Portico,
  { kind, id, signal }: CatalogueImage & { readonly signal: AbortSignal },
): Promise<string | undefined> {
  const request = catalogueRequest(portico, `${paths[kind]}${encodeURIComponent(id)}`)
  const blob = await portico[internals].http.blob({ ...request, signal })
  if (signal.aborted || !blob.type.startsWith('image/') || blob.size === 0 || blob.size > largest) return undefined
  // A blob of the page's origin that can hold script must have no address one could open.
  if (blob.type.includes('xml')) return `data:image/svg+xml,${encodeURIComponent(await blob.text())}`
  return URL.createObjectURL(blob)
}
