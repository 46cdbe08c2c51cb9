import { type Hex, hexToNumber, numberToHex } from 'viem'
import { callAll } from './callAll.js'
import { readLogTransfers, type TransferLog, transferTopics } from './readLogTransfers.js'
import { readTraceTransfers, type Trace } from './readTraceTransfers.js'
import type { Transfer } from './Transfer.js'

// The fields of the node's answers that the index uses; Ethereum's execution API defines them.
type RpcTransaction = { hash: Hex; from: string; to: string | null; nonce: Hex; input: Hex }
type RpcBlock = { number: Hex; hash: Hex; parentHash: Hex; timestamp: Hex; transactions: RpcTransaction[] }
type RpcReceipt = { transactionHash: Hex; status: Hex; contractAddress: string | null }
type RpcLog = TransferLog & { transactionHash: Hex; blockHash: Hex; logIndex: Hex }

/** A transaction with everything that it moved. */
export type IndexedTransaction = {
  readonly hash: string
  readonly sender: string
  /** Null if it deploys a contract. */
  readonly receiver: string | null
  readonly nonce: number
  readonly isFailed: boolean
  /** Whether it calls a contract's function. */
  readonly isCall: boolean
  /** With the index of the log, or -1 for ETH, and the place within it. */
  readonly transfers: readonly (Transfer & { readonly log: number; readonly part: number })[]
}

/** A block with its transactions. */
export type IndexedBlock = {
  readonly number: number
  readonly hash: string
  readonly parentHash: string
  /** Seconds since the Unix epoch. */
  readonly at: number
  readonly transactions: readonly IndexedTransaction[]
}

/** The chain was reorganised between two requests; the blocks must be fetched again. */
export class ChainMovedError extends Error {}

function groupBy<T extends { transactionHash: string }>(rows: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(row.transactionHash, [...(groups.get(row.transactionHash) ?? []), row])
  return groups
}

/**
 * Fetches blocks with their transactions and transfers.
 *
 * @throws ChainMovedError If the answers are of different chains.
 */
export async function fetchBlocks(parameters: {
  url: string
  from: number
  to: number
  signal: AbortSignal
}): Promise<readonly IndexedBlock[]> {
  const { url, from, to, signal } = parameters
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => numberToHex(from + at))
  const [logs, ...blocks] = (await callAll(
    url,
    [
      {
        method: 'eth_getLogs',
        params: [{ fromBlock: numberToHex(from), toBlock: numberToHex(to), topics: [transferTopics] }],
      },
      ...numbers.map((number) => ({ method: 'eth_getBlockByNumber', params: [number, true] })),
    ],
    signal,
    // The results have the types of the methods above.
  )) as [RpcLog[], ...(RpcBlock | null)[]]
  const found = blocks.flatMap((block) => block ?? [])
  const hashes = new Set(found.map(({ hash }) => hash))
  if (found.length < numbers.length || !logs.every(({ blockHash }) => hashes.has(blockHash)))
    throw new ChainMovedError('A block is gone')

  const busy = found.filter(({ transactions }) => transactions.length > 0)
  const calls = busy.flatMap(({ number }) => [
    { method: 'eth_getBlockReceipts', params: [number] },
    { method: 'trace_block', params: [number] },
  ])
  const details = await callAll(url, calls, signal)
  // The results alternate like the calls.
  const receipts = details.filter((_, at) => at % 2 === 0).flat() as RpcReceipt[]
  const traces = groupBy(details.filter((_, at) => at % 2 === 1).flat() as Trace[])
  const byHash = new Map(receipts.map((receipt) => [receipt.transactionHash, receipt]))
  const logsByHash = groupBy(logs)

  function describeMined(transaction: RpcTransaction): IndexedTransaction {
    const { hash } = transaction
    const receipt = byHash.get(hash)
    if (!receipt) throw new ChainMovedError(`${hash} is gone`)
    const isFailed = receipt.status !== '0x1'
    const ether = isFailed ? [] : readTraceTransfers(traces.get(hash) ?? [])
    const tokens = logsByHash.get(hash) ?? []
    return {
      hash,
      sender: transaction.from.toLowerCase(),
      receiver: transaction.to?.toLowerCase() ?? null,
      nonce: hexToNumber(transaction.nonce),
      isFailed,
      isCall: transaction.input !== '0x',
      transfers: [
        ...ether.map((transfer, part) => ({ ...transfer, log: -1, part })),
        ...tokens.flatMap((log) =>
          readLogTransfers(log).map((transfer, part) => ({ ...transfer, log: hexToNumber(log.logIndex), part })),
        ),
      ],
    }
  }

  return found.map(({ number, hash, parentHash, timestamp, transactions }) => ({
    number: hexToNumber(number),
    hash,
    parentHash,
    at: hexToNumber(timestamp),
    transactions: transactions.map(describeMined),
  }))
}
