import type { Token, TokenBalance, TokenItem } from '@portico/core'
import { stripControls } from '@portico/core/internal'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { sendPart } from './sendPart.js'
import { sendWorkPart } from './sendWorkPart.js'

type ItemParameters = {
  readonly address?: string | undefined
  readonly item?: TokenItem | undefined
  readonly name?: string | undefined
}

/**
 * Reads from the network how many of an item the form's account holds. Rejects with errors of the adapter.
 *
 * @returns `undefined` if it is no item there, or the adapter does not support `nfts`.
 */
export async function readSendItem(
  portico: Portico,
  { address, item, name = '' }: ItemParameters,
): Promise<TokenBalance | undefined> {
  // Names of strangers hide nothing and change no direction.
  const label = stripControls(name) || `#${item?.id}`
  const token = { address, symbol: label, name: label, decimals: 0, item }
  const [amount] = await readAmounts(portico, [token])
  return amount === undefined ? undefined : { token, amount }
}

/** Reads again how many of its items the form's account holds. What cannot be told stays as it was known. */
export async function refreshSendItems(portico: Portico, signal: AbortSignal): Promise<void> {
  const work = getPart(portico, sendWorkPart)
  const { items } = work
  const tokens = items.map(({ token }) => token)
  const amounts = await readAmounts(portico, tokens, signal)
  if (signal.aborted) return
  // One that was added meanwhile stays.
  work.items = work.items.map((last) => ({ ...last, amount: amounts[items.indexOf(last)] ?? last.amount }))
}

async function readAmounts(
  portico: Portico,
  tokens: readonly Token[],
  signal?: AbortSignal,
): Promise<readonly (bigint | undefined)[]> {
  const { namespace, networkId, from } = getPart(portico, sendPart)
  const items = tokens.flatMap(({ address, item }) => (address && item ? { ...item, contract: address } : []))
  if (!namespace || !networkId || !from) return []
  const { getItemAmounts } = await portico[internals].loadActions(namespace)
  return (await getItemAmounts?.({ networkId, address: from, items, signal })) ?? []
}
