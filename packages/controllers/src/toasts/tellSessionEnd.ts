import type { Connection } from '@portico/core'
import { internals, type Portico } from '../instance/Portico.js'
import { showToast } from './showToast.js'
import type { SessionEnd } from './Toast.js'

export type TellSessionEndParameters = { readonly connection: Connection; readonly reason: SessionEnd }

/**
 * Shows why a session has ended. The end of an e-mail login has an alert of its own.
 *
 * @param portico The instance.
 * @param parameters The connection that has ended, and why.
 */
export function tellSessionEnd(portico: Portico, { connection, reason }: TellSessionEndParameters): void {
  const { connectorId, peer } = connection
  const connector = portico[internals].stores.connection.connectors.find(({ id }) => id === connectorId)
  if (connector?.type === 'AUTH') return
  const wallet = peer?.name || connector?.name || connectorId
  showToast(portico, { variant: 'error', code: 'session-ended', params: { wallet, reason } })
}
