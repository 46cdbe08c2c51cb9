import type { Network, Token } from '@portico/core'
import { chainErrors } from '@portico/core/internal'
import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { supportsFeature } from '../../networks/supportsFeature.js'
import { queryClientPart } from '../../queries/queryClientPart.js'
import { isNetworkServed } from '../../services/blockchainApi/isNetworkServed.js'
import { requestBalances, type ServiceBalance } from '../../services/blockchainApi/requestBalances.js'
import type { BalanceTarget } from '../balances/balanceTarget.js'
import { nativeBalanceQueryOptions } from '../balances/nativeBalanceQueryOptions.js'
import { getForcedTokens } from './forcedNetworksPart.js'
import type { PortfolioData } from './Portfolio.js'
import { type PricedBalance, toHoldings } from './toHoldings.js'
import { writePortfolioCache } from './writePortfolioCache.js'

/** Currency of the prices that wallets tell. */
const walletCurrency = 'usd'

/** A token as the app names it: parts that it leaves out are read from the network. */
type NamedToken = Partial<Token> & { readonly address: string }

type ReadParameters = BalanceTarget & { readonly signal: AbortSignal }

/**
 * Reads what an account holds: from the wallet if it can tell, else from the data service, else from the network, which
 * tells of the native currency, and of all tokens on Solana and of those that the app names elsewhere. Tokens that the app names and the source does
 * not know are read from the network.
 *
 * @param portico The instance.
 * @param target The account and its network.
 * @throws `chain/network-not-found`, and the errors of the data service, or of the network without one.
 */
export async function readPortfolio(portico: Portico, target: ReadParameters): Promise<PortfolioData> {
  const { clock, options } = portico[internals]
  const { definition, networkId } = target
  if (!definition || !networkId || !target.address) throw chainErrors('chain/network-not-found')
  const named = options.tokens[networkId] ?? []
  const { source, isServed, balances, failure } = await readSource(portico, target)
  const { namespace } = target
  const held = source === 'network' && supportsFeature(portico, { namespace, feature: 'held-tokens' })
  // Nothing is known then, and nothing else can be asked.
  if (failure !== undefined && ((named.length === 0 && !held) || target.signal.aborted)) throw failure
  const known = new Set(balances.map(({ token }) => token.address?.toLowerCase()))
  const read = readNamed(portico, target, {
    addresses: named.flatMap(({ address }) => (known.has(address.toLowerCase()) ? [] : [address])),
    held,
  })
  // What the better source told is shown even if the network does not answer. It tells of the native currency itself.
  const more =
    source === 'network'
      ? (await Promise.all([readNative(portico, target, definition), read])).flat()
      : await read.catch(() => [])
  const all = [...balances, ...more]
  const holdings = toHoldings(all, { networkId, named })
  const data: PortfolioData = { holdings, source, isServed, failure, updatedAt: clock.now() }
  // A part of them would be taken for all by the next page.
  if (failure === undefined) writePortfolioCache(portico, { address: target.address, networkId, data })
  return data
}

type Source = Pick<PortfolioData, 'source' | 'isServed' | 'failure'> & { readonly balances: readonly PricedBalance[] }

async function readSource(portico: Portico, target: ReadParameters): Promise<Source> {
  const assets = await readWallet(portico, target)
  if (assets) return { source: 'wallet', balances: assets }
  const { networkId, address = '', signal } = target
  if (!(await isNetworkServed(portico, { networkId, signal })))
    return { source: 'network', isServed: false, balances: [] }
  try {
    const balances = await readService(portico, { ...target, address })
    return { source: 'service', isServed: true, balances }
  } catch (failure) {
    return { source: 'network', isServed: true, balances: [], failure }
  }
}

async function readWallet(
  portico: Portico,
  { namespace, networkId, address, signal }: ReadParameters,
): Promise<readonly PricedBalance[] | undefined> {
  const { adapters, connections, context, options } = portico[internals]
  const connection = connections.get(namespace)
  const held = connection?.accounts(namespace).some((account) => account.address === address)
  if (!connection || !held || !networkId || !address) return undefined
  const assets = await adapters.get(namespace)?.getWalletAssets?.(context, { connection, networkId, address, signal })
  if (options.currency === walletCurrency) return assets
  return assets?.map(({ price, ...asset }) => asset)
}

async function readService(
  portico: Portico,
  { networkId, address, signal }: ReadParameters & { readonly address: string },
): Promise<readonly PricedBalance[]> {
  if (!networkId) return []
  const forced = getForcedTokens(portico, networkId)
  const { currency } = portico[internals].options
  const forceUpdate = forced?.tokens
  const found = await requestBalances(portico, { address, networkId, currency, forceUpdate, signal })
  forced?.done()
  return found.filter((balance) => balance.networkId === networkId).map(toBalance)
}

/** Reads the native currency with the query of its balance, so that it is not read twice. */
async function readNative(
  portico: Portico,
  target: BalanceTarget,
  { nativeCurrency: token }: Network,
): Promise<readonly PricedBalance[]> {
  const client = getPart(portico, queryClientPart)
  const { value: amount } = await client.fetchQuery(nativeBalanceQueryOptions(portico, target))
  return [{ token, amount }]
}

async function readNamed(
  portico: Portico,
  { namespace, networkId, address, signal }: ReadParameters,
  { addresses, held }: { readonly addresses: readonly string[]; readonly held: boolean },
): Promise<readonly PricedBalance[]> {
  const { loadActions, options } = portico[internals]
  const isWanted = (addresses.length > 0 || held) && supportsFeature(portico, { namespace, feature: 'tokens' })
  if (!networkId || !address || !isWanted) return []
  const tokens = (options.tokens[networkId] ?? []).filter((token) => addresses.includes(token.address))
  const actions = await loadActions(namespace)
  // Properties that are `undefined` count as missing.
  return (
    (await actions.getTokenBalances?.({ networkId, address, tokens: tokens as readonly NamedToken[], held, signal })) ??
    []
  )
}

function toBalance({ networkId, amount, price, value, ...token }: ServiceBalance): PricedBalance {
  return { token, amount, price, value }
}
