import type { DecodedInstruction } from '@portico/app-parts/solana/decodeTransaction'
import { base58, base64 } from '@scure/base'
import type { Address } from '@solana/kit'
import type { Landed } from '../ledger/Landed.js'

type Kind = { readonly signer: boolean; readonly writable: boolean; readonly source: 'transaction' | 'lookupTable' }

/** Returns whether an account signs and is writable, which follows from its index. */
function readKind({ decoded, loaded }: Landed, index: number): Kind {
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = decoded.header
  const count = decoded.staticKeys.length
  if (index >= count) return { signer: false, writable: index - count < loaded.writable.length, source: 'lookupTable' }
  const signer = index < numSignerAccounts
  const end = signer ? numSignerAccounts - numReadonlySignerAccounts : count - numReadonlyNonSignerAccounts
  return { signer, writable: index < end, source: 'transaction' }
}

const encodeInstruction = ({ programIdIndex, accounts, data }: DecodedInstruction) => ({
  programIdIndex,
  accounts,
  data: base58.encode(data),
})

/** Encodes an instruction with its addresses. Its data is not parsed, because the lab knows no programs. */
function encodeNamed({ programIdIndex, accounts, data }: DecodedInstruction, keys: readonly Address[]) {
  return { programId: keys[programIdIndex], accounts: accounts.map((at) => keys[at]), data: base58.encode(data) }
}

function encodeMessage(landed: Landed, isParsed: boolean): object {
  const { decoded, keys } = landed
  const { header, blockhash, staticKeys, instructions, version, lookups } = decoded
  const lookedUp = lookups.map(({ lookupTableAddress, writableIndexes, readonlyIndexes }) => ({
    accountKey: lookupTableAddress,
    writableIndexes,
    readonlyIndexes,
  }))
  const shared = { recentBlockhash: blockhash, ...(version === 0 && { addressTableLookups: lookedUp }) }
  if (isParsed) {
    const accountKeys = keys.map((pubkey, index) => ({ pubkey, ...readKind(landed, index) }))
    return { ...shared, accountKeys, instructions: instructions.map((each) => encodeNamed(each, keys)) }
  }
  return {
    ...shared,
    header: {
      numRequiredSignatures: header.numSignerAccounts,
      numReadonlySignedAccounts: header.numReadonlySignerAccounts,
      numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
    },
    accountKeys: staticKeys,
    instructions: instructions.map(encodeInstruction),
  }
}

function encodeMeta(landed: Landed, isParsed: boolean): object {
  const { error, fee, before, after, logs, unitsConsumed, innerInstructions, keys, loaded } = landed
  const encodeInner = (each: DecodedInstruction & { readonly stackHeight: number }) => ({
    ...(isParsed ? encodeNamed(each, keys) : encodeInstruction(each)),
    stackHeight: each.stackHeight,
  })
  return {
    err: error,
    status: error === null ? { Ok: null } : { Err: error },
    fee,
    preBalances: before.lamports,
    postBalances: after.lamports,
    preTokenBalances: before.tokens,
    postTokenBalances: after.tokens,
    logMessages: logs,
    computeUnitsConsumed: unitsConsumed,
    innerInstructions: innerInstructions.map(({ index, instructions }) => ({
      index,
      instructions: instructions.map(encodeInner),
    })),
    loadedAddresses: loaded,
    rewards: [],
  }
}

/**
 * Encodes an executed transaction as the RPC does.
 *
 * @param encoding `json`, `jsonParsed`, `base58` or `base64`.
 */
export function encodeTransaction(landed: Landed, encoding: unknown): object {
  const { decoded, slot, blockTime } = landed
  const isParsed = encoding === 'jsonParsed'
  const whole =
    encoding === 'base64' || encoding === 'base58'
      ? [(encoding === 'base64' ? base64 : base58).encode(decoded.bytes), encoding]
      : { signatures: decoded.signatures, message: encodeMessage(landed, isParsed) }
  return { slot, blockTime, version: decoded.version, transaction: whole, meta: encodeMeta(landed, isParsed) }
}
