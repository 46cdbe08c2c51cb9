import { isRecord } from '@portico/core/internal'
import { base58, base64 } from '@scure/base'
import type { SolanaRpc } from '../rpc/createRpcs.js'
import { readSlot } from '../rpc/readSlot.js'
import { programs } from '../tokens/programs.js'
import { readUint } from '../tokens/readUint.js'
import type { DurableNonce } from './readDurableNonce.js'

export type NonceCheck = {
  /** Whether the nonce was used, by the transaction itself or by another one. */
  readonly isPast: boolean
  /** The slot of this observation. Only a node that has seen it can tell which transaction used the nonce. */
  readonly slot: number
}

/** Layout of a nonce account in bytes: version, state, authority, value, fee. */
const layout = { size: 80, stateAt: 4, valueAt: 40 } as const

/** State of a nonce account that holds a value. */
const initialized = 1n

/**
 * Looks whether a nonce account still holds the value that a transaction stands on. Throws `solana/rpc-failed` for an odd
 * answer.
 *
 * @param rpc The cluster.
 * @param nonce The account and its value.
 * @param signal Ends the wait.
 */
export async function checkNonce(
  rpc: SolanaRpc,
  nonce: DurableNonce,
  signal: AbortSignal | undefined,
): Promise<NonceCheck> {
  const options = { encoding: 'base64', commitment: 'confirmed' }
  const answer = await rpc.request('getAccountInfo', [nonce.account, options], signal)
  const slot = readSlot(answer)
  if (!isRecord(answer) || Number.isNaN(slot)) throw rpc.fail()
  return { isPast: readValue(rpc, answer.value) !== nonce.value, slot }
}

/** Returns the account's value, or nothing if it was closed or has another owner. */
function readValue(rpc: SolanaRpc, account: unknown): string | undefined {
  if (account === null) return undefined
  if (!isRecord(account) || !Array.isArray(account.data)) throw rpc.fail()
  const [text]: readonly unknown[] = account.data
  if (typeof text !== 'string') throw rpc.fail()
  const data = decode(rpc, text)
  const isNonce = account.owner === programs.system && data.length === layout.size
  if (!isNonce || readUint(data, layout.stateAt, 4) !== initialized) return undefined
  return base58.encode(data.slice(layout.valueAt, layout.valueAt + 32))
}

function decode(rpc: SolanaRpc, text: string): Uint8Array {
  try {
    return base64.decode(text)
  } catch (error) {
    throw rpc.fail(error)
  }
}
