import { solanaChainId } from '../solana/solanaChain.js'

/** What a page's URL asks for. */
export type Order = {
  readonly shape: 'coinbase' | 'meld'
  readonly account: string
  /** CAIP-2. On an EVM account the page may choose another one of `networks`. */
  readonly network: string
  readonly networks: readonly string[]
  readonly symbol: string
  /** Amount of money that is filled in; '' if the URL has none. */
  readonly amount: string
}

/** A request that is no order; the HTTP status is 400. */
export class OrderError extends Error {}

/** How Coinbase calls the EVM chains of the lab. */
const coinbaseNames: Readonly<Record<string, string>> = {
  ethereum: 'eip155:1',
  optimism: 'eip155:10',
  base: 'eip155:8453',
}
const evmNetworks = Object.values(coinbaseNames)

function readJson(text: string | null, name: string): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    throw new OrderError(`"${name}" must be JSON`)
  }
}

/** Reads a URL in the shape of Coinbase: addresses with their networks, and assets, as JSON. */
function readCoinbase(query: URLSearchParams): Order {
  if (!query.get('appId')) throw new OrderError('"appId" is needed')
  const addresses = Object.entries(Object(readJson(query.get('addresses'), 'addresses')))
  const [account, names] = addresses[0] ?? []
  const assets = readJson(query.get('assets'), 'assets')
  const symbol: unknown = Array.isArray(assets) ? assets[0] : undefined
  if (!account || !Array.isArray(names)) throw new OrderError('"addresses" must name an address and its networks')
  if (typeof symbol !== 'string') throw new OrderError('"assets" must name an asset')
  const networks = names.flatMap((name) => coinbaseNames[`${name}`] ?? [])
  const network = coinbaseNames[query.get('defaultNetwork') ?? ''] ?? networks[0]
  if (!network || !networks.includes(network)) throw new OrderError('"defaultNetwork" must be one of the networks')
  return { shape: 'coinbase', account, network, networks, symbol, amount: query.get('presetFiatAmount') ?? '' }
}

/** Reads a URL in the shape of Meld: everything in the query. It names no network. */
function readMeld(query: URLSearchParams): Order {
  const account = query.get('walletAddress')
  const symbol = query.get('destinationCurrencyCode')
  if (!query.get('publicKey')) throw new OrderError('"publicKey" is needed')
  if (!account || !symbol) throw new OrderError('"walletAddress" and "destinationCurrencyCode" are needed')
  const networks = account.startsWith('0x') ? evmNetworks : [solanaChainId]
  return { shape: 'meld', account, network: networks[0] ?? '', networks, symbol, amount: '' }
}

/**
 * Reads what a page's URL asks for.
 *
 * @param pathname Path below the space.
 * @returns undefined if there is no such page.
 * @throws OrderError
 */
export function readOrder(pathname: string, query: URLSearchParams): Order | undefined {
  const order = pathname === '/buy/select-asset' ? readCoinbase(query) : pathname === '/' ? readMeld(query) : undefined
  if (order && !/^[0-9a-zA-Z]{32,64}$/.test(order.account)) throw new OrderError('The address is none')
  return order
}
