import type { FailedTransactionMetadata } from 'litesvm'
import type { InstructionError, TransactionError } from '../../../shared/solana/describeTransactionError.js'
import { instructionErrorNames, transactionErrorNames } from './errorNames.js'

type VmError = ReturnType<FailedTransactionMetadata['err']>
type VmInstructionError = ReturnType<Extract<VmError, { err(): unknown }>['err']>

function nameInstructionError(error: VmInstructionError): InstructionError {
  if (typeof error === 'number') return instructionErrorNames[error] ?? 'GenericError'
  return 'code' in error ? { Custom: error.code } : { BorshIoError: error.msg }
}

/**
 * Writes an error of the VM, which counts them, as the RPC of Solana names it.
 *
 * @param error What the VM gave.
 */
export function nameTransactionError(error: VmError): TransactionError {
  if (typeof error === 'number') return transactionErrorNames[error] ?? 'SanitizeFailure'
  if ('err' in error) return { InstructionError: [error.index, nameInstructionError(error.err())] }
  if ('index' in error) return { DuplicateInstruction: error.index }
  const { accountIndex } = error
  // Both shapes are alike; the class tells them apart.
  return error.constructor.name === 'TransactionErrorInsufficientFundsForRent'
    ? { InsufficientFundsForRent: { account_index: accountIndex } }
    : { ProgramExecutionTemporarilyRestricted: { account_index: accountIndex } }
}
