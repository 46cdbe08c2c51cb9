import type { CaipNetworkId } from '@portico/core'
import * as z from 'zod/mini'
import { internals, type Portico } from '../../instance/Portico.js'
import type { CataloguePage, CatalogueWallet } from './CatalogueWallet.js'
import { catalogueErrors } from './catalogueErrors.js'
import { catalogueRequest } from './catalogueRequest.js'
import { readCatalogueWallet } from './readCatalogueWallet.js'

export type RequestWalletsParameters = {
  /** From 1. */
  readonly page: number
  /** Wallets per page. */
  readonly entries: number
  readonly search?: string | undefined
  readonly badge?: 'certified' | undefined
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  readonly chains?: readonly CaipNetworkId[] | undefined
  readonly signal?: AbortSignal | undefined
}

const replySchema = z.object({ count: z.optional(z.unknown()), data: z.array(z.unknown()) })
const countSchema = z.int().check(z.nonnegative())

/**
 * Requests a page of wallets from the catalogue (`GET /getWallets`). Each record is validated separately: an invalid
 * one is left out without failing the page.
 *
 * @param portico The instance.
 * @param parameters The page and filters.
 * @throws `catalogue/invalid-reply`, and `http/*` if the request fails.
 */
export async function requestWallets(
  portico: Portico,
  { page, entries, search, badge, include = [], exclude = [], chains = [], signal }: RequestWalletsParameters,
): Promise<CataloguePage> {
  const lists = { include: unique(include), exclude: unique(exclude), chains: unique(chains) }
  const request = catalogueRequest(portico, '/getWallets', { page, entries, search, badge_type: badge, ...lists })
  const reply = replySchema.safeParse(await portico[internals].http.json({ ...request, signal }))
  if (!reply.success) throw catalogueErrors('catalogue/invalid-reply', {}, { cause: reply.error })
  const records = reply.data.data.slice(0, entries)
  const wallets = new Map<string, CatalogueWallet>()
  for (const record of records) {
    const wallet = readCatalogueWallet(record)
    if (wallet && !wallets.has(wallet.id)) wallets.set(wallet.id, wallet)
  }
  const count = countSchema.safeParse(reply.data.count).data
  return { count, wallets: [...wallets.values()], received: records.length }
}

const unique = (ids: readonly string[]) => [...new Set(ids)].join()
