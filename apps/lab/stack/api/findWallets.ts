import type { WalletRecord } from './WalletRecord.js'

/** An invalid query. */
export class QueryError extends Error {}

const mostEntries = 100

function readNumber(query: URLSearchParams, name: string, fallback: number, most = Number.MAX_SAFE_INTEGER): number {
  const number = Number(query.get(name) || fallback)
  if (Number.isInteger(number) && number >= 1 && number <= most) return number
  throw new QueryError(`"${name}" must be a whole number from 1 to ${most}`)
}

function readList(query: URLSearchParams, name: string): readonly string[] | undefined {
  return query.get(name)?.split(',').filter(Boolean)
}

/**
 * Answers `/getWallets`: filters, counts, then returns one page.
 *
 * @param query `page`, `entries` (100 at most), `search` in the name, `badge_type`, and the lists `include`, `exclude`
 * (ids) and `chains` (CAIP-2 ids, one of which the wallet must support).
 * @throws QueryError
 */
export function findWallets(
  wallets: readonly WalletRecord[],
  query: URLSearchParams,
): { count: number; data: readonly WalletRecord[] } {
  const page = readNumber(query, 'page', 1)
  const entries = readNumber(query, 'entries', 40, mostEntries)
  const search = query.get('search')?.trim().toLowerCase() ?? ''
  const badge = query.get('badge_type')
  if (badge && badge !== 'none' && badge !== 'certified')
    throw new QueryError('"badge_type" must be "none" or "certified"')
  const [include, exclude, chains] = ['include', 'exclude', 'chains'].map((name) => readList(query, name))
  const found = wallets.filter(
    (wallet) =>
      wallet.name.toLowerCase().includes(search) &&
      (!badge || wallet.badge_type === badge) &&
      (!include?.length || include.includes(wallet.id)) &&
      !exclude?.includes(wallet.id) &&
      (!chains?.length || wallet.chains.some((chain) => chains.includes(chain))),
  )
  return { count: found.length, data: found.slice((page - 1) * entries, page * entries) }
}
