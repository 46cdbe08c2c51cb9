import { swapErrors } from '@portico/core'
import { balanceTarget } from '../assets/balances/balanceTarget.js'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { parseSendAmount } from '../send/parseSendAmount.js'
import { editSwap } from './editSwap.js'
import { loadSwapTokens } from './loadSwapTokens.js'
import { resetSwap } from './resetSwap.js'
import type { SwapListToken, SwapState } from './SwapState.js'
import { swapContextPart } from './swapContextPart.js'
import { swapPart } from './swapPart.js'
import { findSwapProvider } from './swapSources.js'

/** What `startSwap` takes. */
export type StartSwapParameters = {
  /** Symbol or contract address of the token to give. Default: the native currency. */
  readonly fromToken?: string | undefined
  /** Symbol or contract address of the token to receive. Default: none. */
  readonly toToken?: string | undefined
  /** Amount to give in whole units, such as `0.5`. Default: what is typed. */
  readonly amount?: string | undefined
}

/**
 * Starts a swap of the active account: finds who swaps on its network, and reads what can be swapped. A draft of the
 * same account and network is kept. From now on the form follows the active account and network.
 *
 * @param portico The instance.
 * @param parameters Tokens and amount to begin with.
 * @returns Resolves once the tokens are known (`tokensStatus`).
 * @throws `swap/not-connected`; `swap/unsupported-network` where nobody swaps, see `getSwapNetworks`;
 * `swap/unknown-token` for a token that nobody lists; `swap/in-progress`.
 */
export async function startSwap(portico: Portico, parameters: StartSwapParameters = {}): Promise<void> {
  getPart(portico, swapContextPart)
  await beginSwap(portico, parameters)
}

/** Does what `startSwap` does, for what follows account and network. */
async function beginSwap(portico: Portico, { fromToken, toToken, amount }: StartSwapParameters): Promise<void> {
  const state = getPart(portico, swapPart)
  const { namespace, address, networkId, definition } = balanceTarget(portico)
  if (!address || !networkId) throw swapErrors('swap/not-connected')
  const isSame = state.namespace === namespace && state.networkId === networkId && state.from === address
  const isOver = state.phase === 'pending' || state.phase === 'confirmed' || state.phase === 'replaced'
  if (!isSame || (isOver && state.asking !== 'approve')) resetSwap(portico)
  Object.assign(state, { namespace, networkId, from: address })
  const isCurrent = () => state.networkId === networkId && state.from === address
  const found = definition && (await findSwapProvider(portico, { networkId, signal: portico[internals].lifetime }))
  if (!isCurrent()) throw swapErrors('swap/aborted')
  if (!found) throw swapErrors('swap/unsupported-network')
  state.provider = { id: found.provider.id, name: found.provider.name, fee: found.source.fee }
  const native: SwapListToken = { ...definition.nativeCurrency }
  state.fromToken ??= fromToken === undefined ? native : undefined
  await loadSwapTokens(portico, found)
  if (!isCurrent()) throw swapErrors('swap/aborted')
  if (fromToken === undefined && toToken === undefined && amount === undefined) return
  const from = fromToken === undefined ? undefined : requireToken(state, fromToken)
  const to = toToken === undefined ? undefined : requireToken(state, toToken)
  editSwap(portico, () => {
    if (from) state.fromToken = from
    if (to) state.toToken = to
    if (amount !== undefined) state.amountText = amount
    state.amount = state.fromToken && parseSendAmount(state.amountText, state.fromToken.decimals)
  })
}

/**
 * Finds a token by its address or symbol. Of several with one symbol, one that the app or the provider names comes first,
 * then one with a price: anybody can send tokens that are called like others.
 */
function requireToken({ tokens }: SwapState, wanted: string): SwapListToken {
  const text = wanted.trim().toLowerCase()
  const alike = tokens.filter(({ symbol }) => symbol.toLowerCase() === text)
  const found =
    tokens.find(({ address }) => address?.toLowerCase() === text) ??
    alike.find(({ isNamed }) => isNamed) ??
    alike.find(({ price }) => price !== undefined) ??
    alike[0]
  if (!found) throw swapErrors('swap/unknown-token')
  return found
}
