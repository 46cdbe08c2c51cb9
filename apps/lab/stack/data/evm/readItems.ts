import type { Database } from '@portico/app-parts/sqlite/openSqlite'
import type { Transfer } from '../index/Transfer.js'
import type { Links } from '../pictures/createLinks.js'
import { type CursorKey, pageSize, readCursor, writeCursor } from '../readCursor.js'
import { listSeedItems } from '../seeds/seedItems.js'
import type { WireItem, WirePage } from '../wire.js'
import type { EvmChain } from './createEvmChain.js'

type Holding = Pick<WireItem, 'contract' | 'tokenId' | 'amount'> & { readonly standard: 'erc721' | 'erc1155' }
type NamedHolding = Holding &
  Pick<WireItem, 'name' | 'collection'> & { readonly isSpam: boolean; readonly chain: number }

type ItemKey = readonly [chain: number, contract: string, tokenId: string]

const isItemKey = (key: CursorKey): key is ItemKey =>
  key.length === 3 && typeof key[0] === 'number' && typeof key[1] === 'string' && /^\d+$/.test(`${key[2]}`)

/** Adds up what an account received and sent of each item. */
function listHoldings(database: Database, chainId: number, account: string): readonly Holding[] {
  const rows = database.all<Transfer>(
    `SELECT kind, asset, item, sender, receiver, amount FROM transfers
     WHERE chain = ? AND (sender = ? OR receiver = ?) AND kind IN ('erc721', 'erc1155')`,
    ...[chainId, account, account],
  )
  const sums = new Map<string, { row: Transfer; sum: bigint }>()
  for (const row of rows) {
    const key = `${row.asset} ${row.item}`
    const change = BigInt(row.receiver === account ? row.amount : 0) - BigInt(row.sender === account ? row.amount : 0)
    sums.set(key, { row, sum: (sums.get(key)?.sum ?? 0n) + change })
  }
  return [...sums.values()].flatMap(({ row: { asset, item, kind }, sum }) =>
    sum > 0n && (kind === 'erc721' || kind === 'erc1155')
      ? [{ contract: asset, tokenId: item, standard: kind, amount: `${sum}` }]
      : [],
  )
}

async function nameHoldings(chain: EvmChain, account: string): Promise<readonly NamedHolding[]> {
  const { database, chainId } = chain
  const held = listHoldings(database, chainId, account)
  const facts = await chain.tokens.read(held.map(({ contract }) => contract))
  const real = held.map((holding) => {
    const collection = facts.get(holding.contract)?.name ?? ''
    return { ...holding, name: `${collection} #${holding.tokenId}`, collection, isSpam: false, chain: chainId }
  })
  const seeded = listSeedItems(database, { account, chainId }).map((item) => ({ ...item, chain: chainId }))
  return [...real, ...seeded]
}

function compareKeys(a: ItemKey, b: ItemKey): number {
  if (a[0] !== b[0]) return a[0] - b[0]
  if (a[1] !== b[1]) return a[1] < b[1] ? -1 : 1
  return BigInt(a[2]) < BigInt(b[2]) ? -1 : Number(BigInt(a[2]) > BigInt(b[2]))
}

const keyOf = ({ chain, contract, tokenId }: NamedHolding): ItemKey => [chain, contract, tokenId]

/** Reads one page of the items that an account holds, in the order of their contracts and ids. */
export async function readItems(parameters: {
  chains: readonly EvmChain[]
  account: string
  cursor: string | null
  links: Links
}): Promise<WirePage<WireItem>> {
  const { chains, account, cursor, links } = parameters
  const after = readCursor(cursor, isItemKey)
  const all = (await Promise.all(chains.map((chain) => nameHoldings(chain, account)))).flat()
  const left = all
    .filter((holding) => !after || compareKeys(keyOf(holding), after) > 0)
    .sort((a, b) => compareKeys(keyOf(a), keyOf(b)))
  const page = left.slice(0, pageSize)
  const last = left.length > pageSize ? page.at(-1) : undefined
  return {
    data: page.map(({ isSpam, chain, ...holding }) => ({
      ...holding,
      chainId: `eip155:${chain}`,
      image: links.item(holding),
      traits: [
        { trait: 'Number', value: holding.tokenId },
        { trait: 'Parity', value: BigInt(holding.tokenId) % 2n === 0n ? 'Even' : 'Odd' },
      ],
      flags: { isSpam },
    })),
    next: last ? writeCursor(keyOf(last)) : null,
  }
}
