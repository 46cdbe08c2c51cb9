import { numberToHex } from 'viem'
import { callAll } from './callAll.js'

/** Number and hash of a block. */
export type Head = { readonly number: number; readonly hash: string }

/** Reads number and hash of a block from the chain's node; undefined if the chain has no such block. */
export async function readHead(url: string, number: number | 'latest', signal: AbortSignal): Promise<Head | undefined> {
  const params = [number === 'latest' ? number : numberToHex(number), false]
  // Ethereum's execution API: a block, or null if there is none.
  const [block] = (await callAll(url, [{ method: 'eth_getBlockByNumber', params }], signal)) as ({
    number: string
    hash: string
  } | null)[]
  return block ? { number: Number(block.number), hash: block.hash } : undefined
}
