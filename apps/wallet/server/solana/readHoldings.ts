import { base58, base64 } from '@scure/base'

/** A token account of either token program. */
type TokenHolding = { readonly mint: string; readonly owner: string; readonly amount: bigint }

/** What an account holds, as far as balances are concerned. */
export type Holding = { readonly lamports: bigint; readonly owner: string; readonly token: TokenHolding | undefined }

const tokenPrograms: readonly string[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]
const tokenAccountLength = 165
/** In longer accounts of Token-2022 this byte distinguishes token accounts from mints. */
const isTokenAccount = (data: Uint8Array) =>
  data.length === tokenAccountLength || (data.length > tokenAccountLength && data[tokenAccountLength] === 2)

function readToken(owner: string, data: Uint8Array): TokenHolding | undefined {
  if (!tokenPrograms.includes(owner) || !isTokenAccount(data)) return undefined
  return {
    mint: base58.encode(data.subarray(0, 32)),
    owner: base58.encode(data.subarray(32, 64)),
    amount: new DataView(data.buffer, data.byteOffset).getBigUint64(64, true),
  }
}

/** Returns the data of an account that a node encoded as `base64`. */
export function readAccountData(account: unknown): Uint8Array {
  const data: unknown = typeof account === 'object' && account !== null ? Reflect.get(account, 'data') : undefined
  const [text]: readonly unknown[] = Array.isArray(data) ? data : []
  return typeof text === 'string' ? base64.decode(text) : new Uint8Array()
}

/**
 * Reads an account that a node encoded as `base64`; `null` means that it does not exist.
 *
 * @throws Error If it is not an account, or its lamports exceed the safe integers.
 */
export function readHolding(account: unknown): Holding {
  if (account === null || account === undefined) return { lamports: 0n, owner: '', token: undefined }
  const [lamports, owner]: readonly unknown[] = [
    Reflect.get(Object(account), 'lamports'),
    Reflect.get(Object(account), 'owner'),
  ]
  if (!Number.isSafeInteger(lamports) || typeof owner !== 'string') throw new Error('The node gave no account')
  return { lamports: BigInt(Number(lamports)), owner, token: readToken(owner, readAccountData(account)) }
}
