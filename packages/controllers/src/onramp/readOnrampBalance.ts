import { type CaipNetworkId, getNamespace } from '@portico/core'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import type { OnrampToken } from './OnrampState.js'
import { onrampErrors } from './onrampErrors.js'
import { onrampPart, onrampWorkPart } from './onrampPart.js'

/** The account and token of a balance. */
export type OnrampPlace = {
  readonly networkId: CaipNetworkId
  readonly account: string
  readonly token: OnrampToken
}

/** Balance of a token, in base units. */
export type OnrampBalance = { readonly amount: bigint; readonly decimals: number }

/** Reads a balance from the chain, without caches. */
export async function readBalanceOf(
  portico: Portico,
  { networkId, account: address, token }: OnrampPlace,
  signal: AbortSignal,
): Promise<OnrampBalance> {
  const { adapters, context, loadActions } = portico[internals]
  const namespace = getNamespace(networkId)
  const network = portico.getState().networks.find(({ caipNetworkId }) => caipNetworkId === networkId)
  const adapter = adapters.get(namespace)
  if (!network || !adapter) throw onrampErrors('onramp/no-provider')
  if (token.address === undefined) {
    const amount = await adapter.getNativeBalance(context, { address, network, signal })
    return { amount, decimals: network.nativeCurrency.decimals }
  }
  const actions = await loadActions(namespace)
  const { symbol, name, address: contract } = token
  const tokens = [{ address: contract, symbol, name }]
  const balances = await actions.getTokenBalances?.({ networkId, address, tokens, signal })
  const found = balances?.find((each) => each.token.address?.toLowerCase() === contract.toLowerCase())
  if (!found) throw onrampErrors('onramp/unknown-choice', { kind: 'token' })
  return { amount: found.amount, decimals: found.token.decimals }
}

/** Returns the key of a balance. */
export function describePlace({ networkId, account, token }: OnrampPlace): string {
  return `${networkId} ${account} ${token.address ?? ''}`
}

/** Reads the balance of the chosen token before the purchase, and the token's decimals. */
export async function readOnrampBalance(portico: Portico): Promise<void> {
  const state = getPart(portico, onrampPart)
  const work = getPart(portico, onrampWorkPart)
  const { networkId, account, token } = state
  if (!networkId || !account || !token) return
  const place = { networkId, account, token }
  const { amount, decimals } = await readBalanceOf(portico, place, portico[internals].lifetime)
  work.balance = { key: describePlace(place), amount }
  if (state.token?.symbol === token.symbol && state.networkId === networkId) state.token = { ...state.token, decimals }
}
