import type { DecodedMessage } from '@portico/app-parts/solana/decodeTransaction'

/** Compute budget of a transaction. */
export type Budget = {
  /** Maximum number of compute units. */
  readonly unitLimit: bigint
  /** Price per compute unit, in micro-lamports. */
  readonly unitPrice: bigint
  /** Fee in lamports: base fee for the signatures plus priority fee. */
  readonly fee: bigint
}

const budgetProgram = 'ComputeBudget111111111111111111111111111111'
const lamportsPerSignature = 5_000n
const microLamportsPerLamport = 1_000_000n
const greatestLimit = 1_400_000n
/** Default limit of compute units per instruction. */
const usualLimit = 200_000n
/** Default limit per instruction of builtin programs. */
const builtinLimit = 3_000n
const builtins = ['11111111111111111111111111111111', 'Vote111111111111111111111111111111111111111', budgetProgram]

/** Reads the compute budget from a message. */
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
