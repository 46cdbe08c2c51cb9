import type { ChainNamespace } from '@portico/core'
import { getInternals } from '../../instance/getInternals.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { applyConnectionEvent } from '../state/applyConnectionEvent.js'
import { attemptsPart } from './attemptsPart.js'
import { releaseConnection } from './releaseConnection.js'

/** Ends a namespace's connection in the app only, not at the wallet. */
export function unlinkNamespace(
  portico: Portico,
  namespace: ChainNamespace,
  reason: 'user' | 'wallet' | 'other-tab',
): void {
  const { connections } = getInternals(portico)
  const connection = connections.get(namespace)
  connections.delete(namespace)
  for (const attempt of [...getPart(portico, attemptsPart)])
    if (attempt.kind === 'switch' && attempt.namespaces.includes(namespace)) attempt.abort()
  if (connection) releaseConnection(portico, connection, false)
  applyConnectionEvent(portico, namespace, { type: 'unlink', reason })
}
