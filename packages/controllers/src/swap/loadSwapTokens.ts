import type { Token, TokenBalance } from '@portico/core'
import { ref } from 'valtio/vanilla'
import { balanceTarget } from '../assets/balances/balanceTarget.js'
import { nativeBalanceQueryOptions } from '../assets/balances/nativeBalanceQueryOptions.js'
import type { PortfolioData } from '../assets/portfolio/Portfolio.js'
import { portfolioQueryOptions } from '../assets/portfolio/portfolioQueryOptions.js'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { queryClientPart } from '../queries/queryClientPart.js'
import type { SwapListToken } from './SwapState.js'
import { swapPart } from './swapPart.js'
import type { LoadedSwapProvider } from './swapSources.js'
import { swapWorkPart } from './swapWorkPart.js'
import { toSwapError } from './toSwapError.js'

/** Reads the tokens that can be swapped: what the account holds, and what the provider lists. Never rejects. */
export async function loadSwapTokens(portico: Portico, { source }: LoadedSwapProvider): Promise<void> {
  const state = getPart(portico, swapPart)
  const work = getPart(portico, swapWorkPart)
  work.load.abort()
  const controller = new AbortController()
  work.load = controller
  const { signal } = controller
  const { from: address, namespace, networkId } = state
  const account = { namespace, address, networkId }
  const { definition } = balanceTarget(portico, account)
  if (!definition || !networkId) return
  const client = getPart(portico, queryClientPart)
  if (state.tokensStatus !== 'ready') state.tokensStatus = 'loading'
  const [native, portfolio, listed] = await Promise.allSettled([
    client.fetchQuery(nativeBalanceQueryOptions(portico, account)),
    client.fetchQuery(portfolioQueryOptions(portico, account)),
    source.listTokens?.({ networkId, signal }),
  ])
  if (signal.aborted) return
  const own: TokenBalance | Token =
    native.status === 'fulfilled'
      ? { token: definition.nativeCurrency, amount: native.value.value }
      : definition.nativeCurrency
  const holdings = portfolio.status === 'fulfilled' ? portfolio.value.holdings : []
  const named = portico[internals].options.tokens[networkId] ?? []
  const tokens = mergeTokens({
    native: own,
    holdings,
    listed: listed.status === 'fulfilled' ? (listed.value ?? []) : [],
    images: new Map(named.map((token) => [token.address.toLowerCase(), token.image])),
  })
  // There may be ten thousand, of which each would become a proxy.
  state.tokens = ref(tokens)
  state.tokensStatus = listed.status === 'rejected' ? 'error' : 'ready'
  state.tokensError = listed.status === 'rejected' ? toSwapError(listed.reason) : undefined
  for (const field of ['fromToken', 'toToken'] as const) {
    const token = state[field]
    const found = token && findSwapToken(state.tokens, token.address)
    // What was read of the token itself stays.
    if (found) state[field] = { ...found, decimals: token.decimals, balance: token.balance ?? found.balance }
  }
}

type MergeParameters = {
  readonly native: TokenBalance | Token
  readonly holdings: PortfolioData['holdings']
  readonly listed: readonly Token[]
  readonly images: ReadonlyMap<string, string | undefined>
}

/** Lists each token once: the native currency, then what is held, then the rest. */
function mergeTokens({ native, holdings, listed, images }: MergeParameters): readonly SwapListToken[] {
  const held = holdings.filter(({ isHidden, token }) => !isHidden && !token.item)
  const price = held.find(({ token }) => token.address === undefined)?.price
  const [own, balance] = 'token' in native ? [native.token, native.amount] : [native, undefined]
  const found = new Map<string, SwapListToken>([['', { ...own, balance, price, isNamed: true }]])
  for (const { token, amount, price: each, isNamed } of held) {
    const key = token.address?.toLowerCase() ?? ''
    if (!found.has(key)) found.set(key, { ...token, balance: amount, price: each, isNamed })
  }
  for (const { address, symbol, name, decimals, image } of listed) {
    const key = address?.toLowerCase() ?? ''
    const known = found.get(key)
    const shown = known?.image ?? images.get(key) ?? image
    if (key) found.set(key, { ...(known ?? { address, symbol, name, decimals }), image: shown, isNamed: true })
  }
  return [...found.values()]
}

/** Finds one of the form's tokens by its address, the native currency without one. */
export function findSwapToken(
  tokens: readonly SwapListToken[],
  address: string | undefined,
): SwapListToken | undefined {
  return tokens.find((token) => token.address?.toLowerCase() === address?.toLowerCase())
}
