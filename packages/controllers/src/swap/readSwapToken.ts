import { swapErrors } from '@portico/core'
import { nativeBalanceQueryOptions } from '../assets/balances/nativeBalanceQueryOptions.js'
import { tokenBalancesQueryOptions } from '../assets/balances/tokenBalancesQueryOptions.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { queryClientPart } from '../queries/queryClientPart.js'
import { parseSendAmount } from '../send/parseSendAmount.js'
import type { SwapListToken, SwapSide } from './SwapState.js'
import { swapPart } from './swapPart.js'

/**
 * Reads decimals and balance of one of the form's tokens from the network, since what a service says of a token moves no
 * money. The typed amount is parsed again if the decimals are others. Does nothing if the form has meanwhile changed.
 *
 * @throws `swap/unknown-token` if the network has no such token, and the errors of reading it.
 */
export async function readSwapToken(portico: Portico, side: SwapSide): Promise<void> {
  const state = getPart(portico, swapPart)
  const field = side === 'from' ? 'fromToken' : 'toToken'
  const { namespace, networkId, from: account, [field]: token } = state
  if (!token) return
  const found = await read(portico, { namespace, networkId, address: account }, token)
  const current = state[field]
  const isSame = state.networkId === networkId && state.from === account && current?.address === token.address
  if (!isSame || !current) return
  if (found.decimals !== current.decimals && side === 'from')
    state.amount = parseSendAmount(state.amountText, found.decimals)
  if (found.decimals !== current.decimals || found.balance !== current.balance)
    state[field] = { ...current, decimals: found.decimals, balance: found.balance }
}

type Account = Parameters<typeof nativeBalanceQueryOptions>[1]

async function read(
  portico: Portico,
  account: Account,
  { address, decimals }: SwapListToken,
): Promise<{ readonly decimals: number; readonly balance: bigint }> {
  const client = getPart(portico, queryClientPart)
  if (address === undefined) {
    const { value } = await client.fetchQuery(nativeBalanceQueryOptions(portico, account))
    return { decimals, balance: value }
  }
  const query = tokenBalancesQueryOptions(portico, { ...account, more: [address] })
  const { balances } = await client.fetchQuery(query)
  const held = balances.find(({ token }) => token.address?.toLowerCase() === address.toLowerCase())
  if (!held) throw swapErrors('swap/unknown-token')
  return { decimals: held.token.decimals, balance: held.amount }
}
