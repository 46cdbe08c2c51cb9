import { isPorticoError } from '@portico/core'
import { isMissingPart } from '../../../parts/request/isMissingPart.js'

/** Why a wallet did not connect, as far as the user can do something about it. */
export type ConnectProblem = 'declined' | 'pending' | 'locked' | 'missing' | 'offline' | 'unloaded' | 'failed'

const problems: Readonly<Record<string, ConnectProblem>> = {
  'wallet/rejected': 'declined',
  'wallet/request-pending': 'pending',
  'wallet/locked': 'locked',
  'wallet/not-installed': 'missing',
  'connection/connector-not-found': 'missing',
}

/**
 * Classifies a failed connect by what to tell the user.
 *
 * @param error What the command threw.
 * @param online Whether the browser has a network.
 */
export function getConnectProblem(error: unknown, online: boolean): ConnectProblem {
  const known = isPorticoError(error) && Object.hasOwn(problems, error.code) ? problems[error.code] : undefined
  if (known) return known
  if (!online) return 'offline'
  return isMissingPart(error) ? 'unloaded' : 'failed'
}
