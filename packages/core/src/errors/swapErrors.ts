import { defineErrors } from './defineErrors.js'

/** Why an approval or a swap that a provider built is refused. */
export type UnsafeReason =
  | 'malformed'
  | 'other-account'
  | 'other-token'
  | 'not-a-contract'
  | 'value'
  | 'spender'
  | 'grant'
  | 'takes-more'

/** Creates errors of domain `swap`. */
export const swapErrors = defineErrors({
  'swap/not-connected': { message: 'Connect a wallet before swapping.' },
  'swap/unsupported-network': { message: 'Network not supported for Swaps' },
  'swap/unknown-token': { message: 'The network has no such token, or nobody can swap it.' },
  'swap/not-ready': {
    message: (p: { problem?: string | undefined }) =>
      `The swap is not ready (${p.problem ?? 'not reviewed'}). Review it first.`,
  },
  'swap/in-progress': { message: 'The wallet is asking. Wait for it, or reset the form.' },
  'swap/aborted': { message: 'Ended by newer input, or because the modal closed.' },
  'swap/invalid-slippage': { message: 'Slippage must be 5 to 500 basis points.' },
  'swap/stale-quote': { message: 'The quote is older than 30 s, or of other input. Review the swap again.' },
  'swap/approval-needed': { message: 'The token must be approved first.' },
  'swap/no-route': { message: 'No provider swaps these tokens.' },
  'swap/amount-too-small': { message: 'The amount is too small to be swapped.' },
  'swap/amount-too-large': { message: 'The amount is larger than what can be swapped at once.' },
  'swap/service-failed': { message: 'The swap provider failed; see the cause.' },
  'swap/rate-limited': {
    message: (p: { retryAfterMs?: number | undefined }) =>
      `The swap provider has been asked too often${p.retryAfterMs ? `; try again in ${p.retryAfterMs} ms` : ''}.`,
  },
  'swap/unsafe-approval': {
    message: (p: { reason: UnsafeReason }) => `The approval that the provider built was refused (${p.reason}).`,
  },
  'swap/unsafe-transaction': {
    message: (p: { reason: UnsafeReason }) => `The swap that the provider built was refused (${p.reason}).`,
  },
  'swap/price-moved': {
    message: (p: { received: bigint; minimumReceived: bigint }) =>
      `The swap would give ${p.received}, less than the minimum of ${p.minimumReceived} base units.`,
  },
  'swap/would-fail': {
    message: (p: { reason?: string | undefined }) => `The swap would fail${p.reason ? `: ${p.reason}` : '.'}`,
  },
  'swap/not-simulated': { message: 'No RPC URL of the network can simulate the swap, so it is not offered.' },
})
