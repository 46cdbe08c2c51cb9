import { checkSendOptions } from './checkSendOptions.js'
import type { SendOptions } from './SigningPort.js'

type Checked = ReturnType<typeof checkSendOptions>

/** Current names of deprecated commitments. */
const renamed = {
  processed: 'processed',
  confirmed: 'confirmed',
  finalized: 'finalized',
  recent: 'processed',
  single: 'confirmed',
  singleGossip: 'confirmed',
  root: 'finalized',
  max: 'finalized',
} as const

/**
 * Checks options for sending and names the commitment as Wallet Standard and nodes do, which know three only. Throws
 * `solana/invalid-options`.
 *
 * @param options What a caller gave.
 */
export function toStandardOptions(
  options: SendOptions,
): Omit<Checked, 'preflightCommitment'> & { readonly preflightCommitment?: 'processed' | 'confirmed' | 'finalized' } {
  const { preflightCommitment, ...rest } = checkSendOptions(options)
  return preflightCommitment === undefined ? rest : { ...rest, preflightCommitment: renamed[preflightCommitment] }
}
