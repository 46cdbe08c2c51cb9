import { isRecord } from '@portico/core/internal'

/** A proposal lives this long, in milliseconds; the client's own timer may run a little ahead. */
const lifetime = 299_000

/**
 * Says whether a proposal failed only because nobody answered it in time: the client says so with code 0, and its own
 * timer with a bare error.
 *
 * @param error What the wait for the wallet ended with.
 * @param times When the proposal was made and when it failed, in milliseconds since the Unix epoch.
 */
export function isProposalExpired(error: unknown, times: { readonly at: number; readonly now: number }): boolean {
  if (isRecord(error) && error.code === 0) return true
  const isBare = !isRecord(error) || error.code === undefined
  return isBare && times.now - times.at >= lifetime
}
