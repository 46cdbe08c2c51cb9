import { isRecord } from '@portico/core/internal'

/** How long a proposal lives, in milliseconds. The client's own timer may fire a little earlier. */
const lifetime = 299_000

/**
 * Returns whether a proposal failed only because nobody answered it in time. The client reports that with code 0, or
 * from its own timer with an error without a code.
 *
 * @param error The error that the proposal failed with.
 * @param times When the proposal was made and when it failed, in milliseconds since the Unix epoch.
 */
export function isProposalExpired(error: unknown, times: { readonly at: number; readonly now: number }): boolean {
  if (isRecord(error) && error.code === 0) return true
  const isBare = !isRecord(error) || error.code === undefined
  return isBare && times.now - times.at >= lifetime
}
