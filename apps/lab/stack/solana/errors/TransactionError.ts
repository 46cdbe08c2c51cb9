/** Why an instruction failed, as the RPC writes it. */
export type InstructionError = string | { readonly Custom: number } | { readonly BorshIoError: string }

/** Why a transaction failed, as the RPC writes it. */
export type TransactionError =
  | string
  | { readonly InstructionError: readonly [index: number, error: InstructionError] }
  | { readonly DuplicateInstruction: number }
  | { readonly InsufficientFundsForRent: { readonly account_index: number } }
  | { readonly ProgramExecutionTemporarilyRestricted: { readonly account_index: number } }
