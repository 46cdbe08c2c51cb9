import { connect, type Portico } from '@portico/controllers'
import { leaveAfterConnect } from '@portico/controllers/ui'
import type { ChainNamespace } from '@portico/core'

/**
 * Connects another namespace with the existing e-mail login, without another mail, and closes the modal then. Loaded when
 * somebody does so.
 *
 * @param namespace What to connect.
 * @param signal Calls it off.
 */
export async function connectLoggedIn(portico: Portico, namespace: ChainNamespace, signal: AbortSignal): Promise<void> {
  await connect(portico, { connectorId: 'AUTH', namespaces: [namespace], signal })
  leaveAfterConnect(portico)
}
