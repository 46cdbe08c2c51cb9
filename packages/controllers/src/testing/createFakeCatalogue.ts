import {
  createFakeFetch,
  type FakeAnswer,
  type FakeFetch,
  type FakeFetchCall,
  type FakeResponder,
} from '@portico/core/testing'

/** A record as the catalogue sends it. Any value, because a server may send anything. */
export type FakeCatalogueRecord = Readonly<Record<string, unknown>>

/** Options of `createFakeCatalogue`. */
export type CreateFakeCatalogueOptions = {
  /** Records, or how many to generate. Default: none. */
  readonly wallets?: number | readonly FakeCatalogueRecord[] | undefined
}

/** A catalogue without a network, with controls for tests. */
export type FakeCatalogue = {
  /** The `fetch` that answers like the catalogue. */
  readonly fetch: FakeFetch
  /** Received requests, in order. */
  readonly calls: readonly FakeFetchCall[]
  setWallets(wallets: number | readonly FakeCatalogueRecord[]): void
  /** Sets the answer to all further calls, such as `'offline'`. Without one the catalogue answers by itself again. */
  fail(answer?: FakeResponder): void
}

/**
 * Creates a catalogue in memory that supports pages, search, includes and excludes, and has a picture for every id.
 *
 * @param options Its wallets.
 */
export function createFakeCatalogue({ wallets = [] }: CreateFakeCatalogueOptions = {}): FakeCatalogue {
  let records = toRecords(wallets)
  let failure: FakeResponder | undefined
  const answer = (call: FakeFetchCall): FakeAnswer | Promise<FakeAnswer> => {
    const { url } = call
    if (failure) return typeof failure === 'function' ? failure(call) : failure
    if (url.pathname.endsWith('/getWallets')) return { json: answerWallets(records, url.searchParams) }
    if (/\/(getWallet|getAsset|getToken|getCurrency)Image\//.test(url.pathname)) return toPicture()
    if (url.pathname.endsWith('/projects/v1/origins')) return { json: { allowedOrigins: [] } }
    if (url.pathname.endsWith('/getAnalyticsConfig')) return { json: { isAnalyticsEnabled: false } }
    return { json: {}, status: 404 }
  }
  const fetch = createFakeFetch(answer)
  return {
    fetch,
    calls: fetch.calls,
    setWallets(next) {
      records = toRecords(next)
    },
    fail(next) {
      failure = next
    },
  }
}

function toRecords(wallets: number | readonly FakeCatalogueRecord[]): readonly FakeCatalogueRecord[] {
  if (typeof wallets !== 'number') return wallets
  return Array.from({ length: wallets }, (_, at) => ({
    id: `wallet-${at + 1}`,
    name: `Catalogue Wallet ${at + 1}`,
    image_id: `image-${at + 1}`,
    homepage: `https://wallet-${at + 1}.example`,
    mobile_link: `wallet${at + 1}://`,
    badge_type: at % 3 === 0 ? 'certified' : 'none',
  }))
}

function answerWallets(records: readonly FakeCatalogueRecord[], query: URLSearchParams) {
  const list = (name: string) => query.get(name)?.split(',')
  const [include, exclude, chains] = [list('include'), list('exclude'), list('chains')]
  const search = query.get('search')?.toLowerCase() ?? ''
  const badge = query.get('badge_type')
  const found = records.filter(
    (record) =>
      (!include || include.includes(String(record.id))) &&
      !exclude?.includes(String(record.id)) &&
      (!chains || !Array.isArray(record.chains) || record.chains.some((chain) => chains.includes(String(chain)))) &&
      (!badge || record.badge_type === badge) &&
      String(record.name).toLowerCase().includes(search),
  )
  const entries = Number(query.get('entries'))
  const start = (Number(query.get('page')) - 1) * entries
  return { count: found.length, data: found.slice(start, start + entries) }
}

/** A transparent pixel. */
function toPicture(): Response {
  const bytes = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg=='),
    (character) => character.charCodeAt(0),
  )
  return new Response(bytes, { headers: { 'content-type': 'image/png' } })
}
