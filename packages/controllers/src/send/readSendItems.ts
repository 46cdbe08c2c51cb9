import type { Token, TokenBalance } from '@portico/core'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { sendPart } from './sendPart.js'

type ReadParameters = { readonly items: readonly Token[]; readonly signal?: AbortSignal | undefined }

/**
 * Reads from the network how many of each item the form's account holds. What is no item there, or where the adapter
 * does not support `nfts`, is left out. Rejects with errors of the adapter.
 */
export async function readSendItems(
  portico: Portico,
  { items, signal }: ReadParameters,
): Promise<readonly TokenBalance[]> {
  const { namespace, networkId, from } = getPart(portico, sendPart)
  const wanted = items.flatMap(({ address, item }) => (address && item ? { ...item, contract: address } : []))
  if (wanted.length === 0 || !namespace || !networkId || !from) return []
  const { getItemAmounts } = await portico[internals].loadActions(namespace)
  const amounts = await getItemAmounts?.({ networkId, address: from, items: wanted, signal })
  return items.flatMap((token, at) => {
    const amount = amounts?.[at]
    return amount === undefined ? [] : { token, amount }
  })
}
