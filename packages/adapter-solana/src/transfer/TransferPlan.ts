import type { TransferDetails } from '@portico/core'
import type { Instruction } from './Instruction.js'

/** What a transfer does, without its price. */
export type TransferPlan = {
  readonly instructions: readonly Instruction[]
  /** Lamports it needs besides the fee: the amount of SOL, or the deposit for a new account. */
  readonly lamports: bigint
  readonly details: TransferDetails | undefined
}
