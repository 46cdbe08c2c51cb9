/** Why an instruction failed, in the form the JSON-RPC API returns. */
export type InstructionError = string | { readonly Custom: number } | { readonly BorshIoError: string }

/** Why a transaction failed, in the form the JSON-RPC API returns. */
export type TransactionError =
  | string
  | { readonly InstructionError: readonly [index: number, error: InstructionError] }
  | { readonly DuplicateInstruction: number }
  | { readonly InsufficientFundsForRent: { readonly account_index: number } }
  | { readonly ProgramExecutionTemporarilyRestricted: { readonly account_index: number } }

/** Messages of Solana's validators. Clients show them, and some still match on them. */
const sentences: Readonly<Record<string, string>> = {
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  AlreadyProcessed: 'This transaction has already been processed',
  BlockhashNotFound: 'Blockhash not found',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  InvalidAccountForFee: 'This account may not be used to pay transaction fees',
  ProgramAccountNotFound: 'Attempt to load a program that does not exist',
  SanitizeFailure: 'Transaction failed to sanitize accounts offsets correctly',
  SignatureFailure: 'Transaction did not pass signature verification',
}

const instructionSentences: Readonly<Record<string, string>> = {
  ComputationalBudgetExceeded: 'Computational budget exceeded',
  InsufficientFunds: 'insufficient funds for instruction',
  InvalidAccountData: 'invalid account data for instruction',
  InvalidArgument: 'invalid program argument',
  InvalidInstructionData: 'invalid instruction data',
  MissingRequiredSignature: 'missing required signature for instruction',
  ProgramFailedToComplete: 'Program failed to complete',
}

function describeInstructionError(error: InstructionError): string {
  if (typeof error === 'string') return instructionSentences[error] ?? error
  return 'Custom' in error ? `custom program error: 0x${error.Custom.toString(16)}` : error.BorshIoError
}

/** Returns the message that Solana's validators give for a transaction error. */
export function describeTransactionError(error: TransactionError): string {
  if (typeof error === 'string') return sentences[error] ?? error
  if ('InstructionError' in error) {
    const [index, reason] = error.InstructionError
    return `Error processing Instruction ${index}: ${describeInstructionError(reason)}`
  }
  if ('InsufficientFundsForRent' in error)
    return `Transaction results in an account (${error.InsufficientFundsForRent.account_index}) with insufficient funds for rent`
  if ('DuplicateInstruction' in error)
    return `Transaction contains a duplicate instruction (${error.DuplicateInstruction}) that is not allowed`
  return `Execution of the program referenced by account at index ${error.ProgramExecutionTemporarilyRestricted.account_index} is temporarily restricted.`
}
