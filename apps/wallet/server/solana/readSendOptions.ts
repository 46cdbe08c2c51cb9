import { ApiError } from '../ApiError.js'

/** Commitments for preflight, with the current names of deprecated ones. */
const commitments: Readonly<Record<string, 'processed' | 'confirmed' | 'finalized'>> = {
  processed: 'processed',
  recent: 'processed',
  confirmed: 'confirmed',
  single: 'confirmed',
  singleGossip: 'confirmed',
  finalized: 'finalized',
  root: 'finalized',
  max: 'finalized',
}

/**
 * Reads the options of `solana_signAndSendTransaction` in the form that nodes take.
 *
 * @throws ApiError If an option is invalid.
 */
export function readSendOptions(value: unknown): Readonly<Record<string, unknown>> {
  const read = (name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  const { skipPreflight, preflightCommitment } = {
    skipPreflight: read('skipPreflight'),
    preflightCommitment: read('preflightCommitment'),
  }
  const counts = ['maxRetries', 'minContextSlot'].flatMap((name) =>
    read(name) === undefined ? [] : [[name, read(name)]],
  )
  const isValid =
    (skipPreflight === undefined || typeof skipPreflight === 'boolean') &&
    (preflightCommitment === undefined || Object.hasOwn(commitments, `${preflightCommitment}`)) &&
    counts.every(([, count]) => Number.isSafeInteger(count) && Number(count) >= 0)
  if (!isValid) throw new ApiError(400, 'request/invalid', 'The options for sending are not valid')
  return {
    encoding: 'base64',
    ...(skipPreflight !== undefined && { skipPreflight }),
    ...(preflightCommitment !== undefined && { preflightCommitment: commitments[`${preflightCommitment}`] }),
    ...Object.fromEntries(counts),
  }
}
