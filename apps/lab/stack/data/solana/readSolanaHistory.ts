import { callRpc } from '../../chains/callRpc.js'
import type { Links } from '../pictures/createLinks.js'
import { type CursorKey, pageSize, readCursor, writeCursor } from '../readCursor.js'
import type { WirePage, WireTransaction } from '../wire.js'
import { describeSolanaTransaction, type SolanaTransaction } from './describeSolanaTransaction.js'
import { describeMint, listTokenAccounts, type SolanaSource } from './SolanaSource.js'

type SignatureKey = readonly [slot: number, signature: string]

const isSignatureKey = (key: CursorKey): key is SignatureKey =>
  key.length === 2 && typeof key[0] === 'number' && typeof key[1] === 'string'

function compareKeys(a: SignatureKey, b: SignatureKey): number {
  if (a[0] !== b[0]) return a[0] - b[0]
  return a[1] < b[1] ? -1 : Number(a[1] > b[1])
}

/** Lists the transactions of an account and of its token accounts; tokens that arrive do not name their owner. */
async function listSignatures(source: SolanaSource, account: string): Promise<readonly SignatureKey[]> {
  const accounts = await listTokenAccounts(source, account)
  const lists = await Promise.all(
    [account, ...accounts.map(({ address }) => address)].map(
      (address) =>
        // Solana's RPC documents the fields of this list.
        callRpc(source.url, 'getSignaturesForAddress', [address, { limit: 1_000, commitment: 'confirmed' }]) as Promise<
          { signature: string; slot: number }[]
        >,
    ),
  )
  const unique = new Map(lists.flat().map(({ signature, slot }) => [signature, [slot, signature] as const]))
  return [...unique.values()].sort((a, b) => compareKeys(b, a))
}

/** Reads one page of an account's transactions on the Solana chain, newest first. */
export async function readSolanaHistory(parameters: {
  source: SolanaSource
  account: string
  cursor: string | null
  rate: number
  labDollars: number | undefined
  links: Links
}): Promise<WirePage<WireTransaction>> {
  const { source, account, cursor, rate, labDollars, links } = parameters
  const after = readCursor(cursor, isSignatureKey)
  const left = (await listSignatures(source, account)).filter((key) => !after || compareKeys(key, after) < 0)
  const page = left.slice(0, pageSize)
  const options = { encoding: 'jsonParsed', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
  const landed = await Promise.all(
    // Solana's RPC: the transaction, or null if it is gone.
    page.map(([, signature]) => callRpc(source.url, 'getTransaction', [signature, options])),
  )
  const found = landed.flatMap((each) => (each ? [each as SolanaTransaction] : []))
  const last = left.length > pageSize ? page.at(-1) : undefined
  return {
    data: found.map((each) =>
      describeSolanaTransaction({
        landed: each,
        account,
        rate,
        describeMint: (mint) => describeMint(source, mint, labDollars),
        links,
      }),
    ),
    next: last ? writeCursor(last) : null,
  }
}
