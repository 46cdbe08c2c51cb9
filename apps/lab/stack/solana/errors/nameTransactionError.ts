import type { InstructionError, TransactionError } from '@portico/app-parts/solana/describeTransactionError'
import type { FailedTransactionMetadata } from 'litesvm'
import { instructionErrorNames, transactionErrorNames } from './errorNames.js'

type VmError = ReturnType<FailedTransactionMetadata['err']>
type VmInstructionError = ReturnType<Extract<VmError, { err(): unknown }>['err']>

function nameInstructionError(error: VmInstructionError): InstructionError {
  if (typeof error === 'number') return instructionErrorNames[error] ?? 'GenericError'
  return 'code' in error ? { Custom: error.code } : { BorshIoError: error.msg }
}

/**
 * Converts an error of the VM, which uses numeric codes, to the form of Solana's JSON-RPC API.
 *
 * @param error Error of the VM.
 */
export function nameTransactionError(error: VmError): TransactionError {
  if (typeof error === 'number') return transactionErrorNames[error] ?? 'SanitizeFailure'
  if ('err' in error) return { InstructionError: [error.index, nameInstructionError(error.err())] }
  if ('index' in error) return { DuplicateInstruction: error.index }
  const { accountIndex } = error
  // Both have the same shape, so the class name tells them apart.
  return error.constructor.name === 'TransactionErrorInsufficientFundsForRent'
    ? { InsufficientFundsForRent: { account_index: accountIndex } }
    : { ProgramExecutionTemporarilyRestricted: { account_index: accountIndex } }
}
