import type { SendOptions } from '../../api/solanaRoutes.js'

/** Commitments for preflight, with the current names of deprecated ones. */
const commitments = {
  processed: 'processed',
  recent: 'processed',
  confirmed: 'confirmed',
  single: 'confirmed',
  singleGossip: 'confirmed',
  finalized: 'finalized',
  root: 'finalized',
  max: 'finalized',
} as const

/** Writes the options of `solana_signAndSendTransaction` in the form that nodes take. */
export function toNodeOptions(options: SendOptions = {}): Readonly<Record<string, unknown>> {
  const { preflightCommitment, ...others } = options
  return {
    encoding: 'base64',
    ...others,
    ...(preflightCommitment !== undefined && { preflightCommitment: commitments[preflightCommitment] }),
  }
}
