import type { TransferDetails } from '@portico/core'
import type { Instruction } from './Instruction.js'

/** What a transfer does, before its price is known. */
export type TransferPlan = {
  readonly instructions: readonly Instruction[]
  /** Lamports it takes besides the fee: the amount of SOL, or the deposit of an account that is opened. */
  readonly lamports: bigint
  readonly details: TransferDetails | undefined
}
