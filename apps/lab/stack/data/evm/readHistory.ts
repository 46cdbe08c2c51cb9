import type { Database } from '@portico/app-parts/sqlite/openSqlite'
import type { Transfer } from '../index/Transfer.js'
import type { Links } from '../pictures/createLinks.js'
import { type CursorKey, readCursor, pageSize as usualSize, writeCursor } from '../readCursor.js'
import { describeSeed } from '../seeds/describeSeed.js'
import type { WirePage, WireTransaction } from '../wire.js'
import type { EvmChain } from './createEvmChain.js'
import { describeTransaction, type StoredTransaction } from './describeTransaction.js'

type Entry = {
  readonly at: number
  readonly chain: number
  readonly block: number
  readonly place: number
  readonly hash: string | null
  readonly seed: number | null
}

type EntryKey = readonly [at: number, chain: number, block: number, place: number]

const isEntryKey = (key: CursorKey): key is EntryKey => key.length === 4 && key.every(Number.isInteger)

function listEntries(parameters: {
  database: Database
  account: string
  chainId: number | undefined
  cursor: string | null
  pageSize: number
  lastBlock: number | undefined
}): readonly Entry[] {
  const { database, account, chainId, cursor, pageSize, lastBlock } = parameters
  const key = readCursor(cursor, isEntryKey)
  return database.all<Entry>(
    [
      'SELECT at, chain, block, place, hash, seed FROM entries WHERE account = ?',
      chainId === undefined ? '' : 'AND chain = ?',
      lastBlock === undefined ? '' : 'AND block <= ?',
      key ? 'AND (at, chain, block, place) < (?, ?, ?, ?)' : '',
      `ORDER BY at DESC, chain DESC, block DESC, place DESC LIMIT ${pageSize + 1}`,
    ].join(' '),
    ...[account, ...[chainId, lastBlock].flatMap((value) => value ?? []), ...(key ?? [])],
  )
}

/** Describes transactions of one chain, by hash. */
async function describeAll(parameters: {
  chain: EvmChain
  account: string
  hashes: readonly string[]
  rate: number
  links: Links
}): Promise<ReadonlyMap<string, WireTransaction>> {
  const { chain, account, hashes, rate, links } = parameters
  const { database, chainId, caip } = chain
  const found = hashes.flatMap((hash) => {
    const transaction = database.get<StoredTransaction>(
      'SELECT hash, at, sender, receiver, nonce, is_failed, is_call FROM transactions WHERE chain = ? AND hash = ?',
      ...[chainId, hash],
    )
    const transfers = database.all<Transfer>(
      `SELECT kind, asset, item, sender, receiver, amount FROM transfers
       WHERE chain = ? AND hash = ? AND (sender = ? OR receiver = ?) ORDER BY log, part`,
      ...[chainId, hash, account, account],
    )
    return transaction ? [{ transaction, transfers }] : []
  })
  const assets = [...new Set(found.flatMap(({ transfers }) => transfers.map(({ asset }) => asset)))]
  const facts = await chain.tokens.read(assets.filter(Boolean))
  const dollars = assets.length > 0 ? await chain.prices.read(assets) : new Map<string, number>()
  const prices = new Map([...dollars].map(([asset, price]) => [asset, price * rate]))
  return new Map(
    found.map(({ transaction, transfers }) => [
      transaction.hash,
      describeTransaction({ transaction, transfers, account, caip, facts, prices, links }),
    ]),
  )
}

/** Reads one page of an account's transactions, newest first. */
export async function readHistory(parameters: {
  database: Database
  chains: readonly EvmChain[]
  account: string
  chainId: number | undefined
  cursor: string | null
  rate: number
  links: Links
  pageSize?: number | undefined
  lastBlock?: number | undefined
}): Promise<WirePage<WireTransaction>> {
  const { database, chains, account, chainId, cursor, rate, links, pageSize = usualSize, lastBlock } = parameters
  const found = listEntries({ database, account, chainId, cursor, pageSize, lastBlock })
  const entries = found.slice(0, pageSize)
  const described = new Map(
    await Promise.all(
      chains.map(async (chain) => {
        const own = entries.filter((entry) => entry.chain === chain.chainId)
        const hashes = own.flatMap(({ hash }) => hash ?? [])
        return [chain.chainId, await describeAll({ chain, account, hashes, rate, links })] as const
      }),
    ),
  )
  const transactions = entries.flatMap(({ chain, hash, seed, at }) => {
    if (seed !== null) return [describeSeed({ account, seed, at, rate, links })]
    return described.get(chain)?.get(hash ?? '') ?? []
  })
  const last = found.length > pageSize ? entries.at(-1) : undefined
  return { data: transactions, next: last ? writeCursor([last.at, last.chain, last.block, last.place]) : null }
}
