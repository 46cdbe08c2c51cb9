import { createManyWallets } from './createManyWallets.js'
import { drawTile } from './drawTile.js'
import { findWallets } from './findWallets.js'
import { loadWallets } from './loadWallets.js'

/** Answer of a catalogue path. */
type CatalogueAnswer = { readonly json: unknown } | { readonly svg: string } | undefined

/** Answers the catalogue's GET requests. */
export type Catalogue = (request: {
  endpoint: string
  query: URLSearchParams
  /** Whether to answer with the 10,000 generated wallets. */
  isMany: boolean
}) => CatalogueAnswer

/** Creates the catalogue of the real and the generated wallets. */
export function createCatalogue(): Catalogue {
  const real = loadWallets()
  let many: typeof real | undefined
  const listWallets = (isMany: boolean) => {
    if (!isMany) return real
    many ??= createManyWallets()
    return many
  }

  return ({ endpoint, query, isMany }) => {
    if (endpoint === '/getWallets') return { json: findWallets(listWallets(isMany), query) }
    if (endpoint === '/projects/v1/origins') return { json: { allowedOrigins: [] } }
    if (endpoint === '/getAnalyticsConfig') return { json: { isAnalyticsEnabled: true } }
    const [, kind, id = ''] = /^\/(getWalletImage|public\/get\w+Image)\/([^/]+)$/.exec(endpoint) ?? []
    if (!kind) return undefined
    if (kind !== 'getWalletImage') return { svg: drawTile({ id, name: id }) }
    const wallet = listWallets(isMany).find(({ image_id }) => image_id === id)
    return wallet && { svg: drawTile({ id, name: wallet.name }) }
  }
}
