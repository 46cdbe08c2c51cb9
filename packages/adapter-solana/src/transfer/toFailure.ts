import { type PorticoError, transferErrors } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import { solanaErrors } from '../errors/solanaErrors.js'

/** Errors of the whole transaction that mean that the payer has too few lamports. */
const poor = ['AccountNotFound', 'InsufficientFundsForFee', 'InsufficientFundsForRent']

/**
 * Turns what the chain says of a failed transaction into an error: `transfer/insufficient-funds` where lamports were
 * missing for the fee or the rent, else `solana/transaction-failed` with the program, its code and its own last words.
 *
 * @param failure The chain's `err`.
 * @param logs The transaction's log, where there is one.
 */
export function toFailure(failure: unknown, logs?: unknown): PorticoError {
  const name = typeof failure === 'string' ? failure : isRecord(failure) ? Object.keys(failure)[0] : undefined
  if (name !== undefined && poor.includes(name)) return transferErrors('transfer/insufficient-funds', { failure })
  const lines = Array.isArray(logs) ? logs.filter((line): line is string => typeof line === 'string') : []
  const instruction: unknown = isRecord(failure) ? failure.InstructionError : undefined
  const [index, detail]: readonly unknown[] = Array.isArray(instruction) ? instruction : []
  const code = isRecord(detail) ? detail.Custom : undefined
  const program = lines.map((line) => /^Program (\w{32,44}) failed: /.exec(line)?.[1]).find(Boolean)
  const reason = readReason(lines) ?? describe(detail) ?? name
  return solanaErrors('solana/transaction-failed', {
    reason: reason?.slice(0, 200),
    // Parameters for developers. The text contains the reason only.
    ...{ instruction: index, program, code, logs: lines.slice(-20) },
  })
}

/** Returns the program's reason: the last logged line that mentions an error, else the runtime's message. */
function readReason(lines: readonly string[]): string | undefined {
  const said = lines.map((line) => /^Program log: (?:Error: |AnchorError.*?Error Message: )(.+)$/.exec(line)?.[1])
  const put = lines.map((line) => /^Program \w{32,44} failed: (.+)$/.exec(line)?.[1])
  return said.findLast(Boolean) ?? put.find(Boolean)
}

function describe(detail: unknown): string | undefined {
  if (typeof detail === 'string') return detail
  return isRecord(detail) && typeof detail.Custom === 'number' ? `custom program error ${detail.Custom}` : undefined
}
