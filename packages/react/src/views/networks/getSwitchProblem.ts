import { isPorticoError } from '@portico/core'

/** Why the wallet did not switch the network, as far as the user can do something about it. */
export type SwitchProblem = 'declined' | 'pending' | 'notAdded' | 'notSupported' | 'failed'

const problems: Readonly<Record<string, SwitchProblem>> = {
  'wallet/rejected': 'declined',
  'wallet/request-pending': 'pending',
  'wallet/unrecognized-chain': 'notAdded',
  'wallet/invalid-chain-id': 'notAdded',
  'wallet/unsupported-method': 'notSupported',
  'chain/not-approved': 'notSupported',
}

/**
 * Classifies a failed switch by what to tell the user.
 *
 * @param error What the command threw.
 */
export function getSwitchProblem(error: unknown): SwitchProblem {
  return (isPorticoError(error) && Object.hasOwn(problems, error.code) ? problems[error.code] : undefined) ?? 'failed'
}
