import type { DecodedMessage } from '../../../shared/solana/decodeTransaction.js'

/** What a transaction says about its price. */
export type Budget = {
  /** Compute units it may use. */
  readonly unitLimit: bigint
  /** Price of one in micro-lamports. */
  readonly unitPrice: bigint
  /** Fee in lamports: for the signatures, and for priority. */
  readonly fee: bigint
}

const budgetProgram = 'ComputeBudget111111111111111111111111111111'
const lamportsPerSignature = 5_000n
const microLamportsPerLamport = 1_000_000n
const greatestLimit = 1_400_000n
/** Units an instruction may use when the transaction does not say. */
const usualLimit = 200_000n
/** The same for programs that are part of the validator. */
const builtinLimit = 3_000n
const builtins = ['11111111111111111111111111111111', 'Vote111111111111111111111111111111111111111', budgetProgram]

/** Reads price and limit out of a message. */
export function readBudget({ header, staticKeys, instructions }: DecodedMessage): Budget {
  let [unitLimit, unitPrice, usual]: [bigint | undefined, bigint, bigint] = [undefined, 0n, 0n]
  for (const { programIdIndex, data } of instructions) {
    const program = staticKeys[programIdIndex] ?? ''
    usual += builtins.includes(program) ? builtinLimit : usualLimit
    if (program !== budgetProgram) continue
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    if (data[0] === 2 && data.length >= 5) unitLimit = BigInt(view.getUint32(1, true))
    if (data[0] === 3 && data.length >= 9) unitPrice = view.getBigUint64(1, true)
  }
  const wanted = unitLimit ?? usual
  const limit = wanted < greatestLimit ? wanted : greatestLimit
  const priority = (limit * unitPrice + microLamportsPerLamport - 1n) / microLamportsPerLamport
  return { unitLimit: limit, unitPrice, fee: BigInt(header.numSignerAccounts) * lamportsPerSignature + priority }
}
