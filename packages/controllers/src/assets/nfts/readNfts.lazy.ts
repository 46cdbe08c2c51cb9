import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import { internals, type Portico } from '../../instance/Portico.js'
import { isNetworkServed } from '../../services/blockchainApi/isNetworkServed.js'
import { requestHistory } from '../../services/blockchainApi/requestHistory.js'
import { requestNfts } from '../../services/blockchainApi/requestNfts.js'
import type { ServiceTransaction } from '../../services/blockchainApi/ServiceTransaction.js'
import { usesOwnBlockchainApi } from '../../services/blockchainApi/usesBlockchainApi.js'
import type { NftMove, NftPage } from './listNfts.js'
import { toNftItem } from './NftItem.js'

type ReadNftsParameters = {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly networkId: CaipNetworkId
  readonly cursor: string | undefined
  readonly signal: AbortSignal
}

/** Reads a page of an account's items: from a data service of one's own, else from a page of its history. */
export async function readNfts(portico: Portico, parameters: ReadNftsParameters): Promise<NftPage> {
  const { networkId, signal } = parameters
  const updatedAt = portico[internals].clock.now()
  const isServed = await isNetworkServed(portico, { networkId, signal })
  if (usesOwnBlockchainApi(portico)) {
    const { nfts, next } = await requestNfts(portico, parameters)
    const items = nfts.filter((nft) => nft.networkId === networkId).map((nft) => toNftItem({ ...nft, token: nft }))
    return { items, moves: [], next, source: 'service', isServed, updatedAt }
  }
  const { transactions, next } = await requestHistory(portico, parameters)
  const all = transactions.filter((each) => each.networkId === networkId && each.status === 'confirmed')
  return {
    ...(await sortMoves(portico, all.flatMap(toMoves), parameters)),
    next,
    source: 'history',
    isServed,
    updatedAt,
  }
}

function toMoves({ id, networkId, transfers }: ServiceTransaction): readonly NftMove[] {
  return transfers.flatMap((transfer, at): readonly NftMove[] => {
    if (transfer.kind !== 'nft' || transfer.direction === 'self') return []
    const { direction, item: token, amount = '1', name, image, isSpam } = transfer
    const count = /^[1-9]\d{0,77}$/.test(amount) ? BigInt(amount) : 1n
    const facts = { token, entry: `${id}:${at}`, networkId, amount: count, name, image, isSpam }
    return [{ direction, item: toNftItem(facts) }]
  })
}

/** Asks the network how many the account holds of what the history identifies. The others remain moves. */
async function sortMoves(
  portico: Portico,
  moves: readonly NftMove[],
  { namespace, address, networkId, signal }: ReadNftsParameters,
): Promise<Pick<NftPage, 'items' | 'moves'>> {
  const known = new Map(moves.flatMap(({ item }) => (item.token ? [[item.id, item] as const] : [])))
  const wanted = [...known.values()].flatMap(({ token }) => (token ? { ...token.item, contract: token.contract } : []))
  const { getItemAmounts } = wanted.length > 0 ? await portico[internals].loadActions(namespace) : {}
  if (!getItemAmounts) return { items: [], moves }
  const amounts = await getItemAmounts({ networkId, address, items: wanted, signal })
  const items = [...known.values()].map((item, at) => ({ ...item, amount: amounts[at] ?? 0n }))
  return { items, moves: moves.filter(({ item }) => !item.token) }
}
