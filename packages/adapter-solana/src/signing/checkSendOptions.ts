import { solanaErrors } from '../errors/solanaErrors.js'
import type { SendOptions } from './SigningPort.js'

const commitments = ['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max'] as const

type Defined = { readonly [name in keyof SendOptions]: Exclude<SendOptions[name], undefined> }

/**
 * Checks options for sending and drops whatever is not one of them. Throws `solana/invalid-options`.
 *
 * @param options What a caller gave.
 */
export function checkSendOptions(options: SendOptions): Defined {
  const { skipPreflight, preflightCommitment, maxRetries, minContextSlot } = options
  const isCount = (value: unknown) => value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0)
  const isValid =
    (skipPreflight === undefined || typeof skipPreflight === 'boolean') &&
    (preflightCommitment === undefined || commitments.includes(preflightCommitment)) &&
    isCount(maxRetries) &&
    isCount(minContextSlot)
  if (!isValid) throw solanaErrors('solana/invalid-options')
  const all = { skipPreflight, preflightCommitment, maxRetries, minContextSlot }
  // The remaining fields are defined.
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Defined
}
