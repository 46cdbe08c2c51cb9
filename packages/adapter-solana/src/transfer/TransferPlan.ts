import type { TransferDetails } from '@portico/core'

/** A call of a program, in plain data. */
export type Instruction = {
  readonly program: string
  readonly keys: readonly { readonly address: string; readonly signer?: true; readonly writable?: true }[]
  readonly data: Uint8Array
}

/** What a transfer does, without its price. */
export type TransferPlan = {
  readonly instructions: readonly Instruction[]
  /** Lamports it needs besides the fee: the amount of SOL, or the deposit for a new account. */
  readonly lamports: bigint
  readonly details: TransferDetails | undefined
}
