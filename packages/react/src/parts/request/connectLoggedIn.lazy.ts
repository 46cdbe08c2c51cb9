import { connect, type Portico } from '@portico/controllers'
import { leaveAfterConnect } from '@portico/controllers/ui'
import type { ChainNamespace } from '@portico/core'

/**
 * Connects another namespace with the existing e-mail login, without another mail, and closes the modal then. A separate
 * chunk, because the view of networks shows the button to everybody and few press it.
 *
 * @param namespace What to connect.
 * @param signal Cancels the connect.
 */
export async function connectLoggedIn(portico: Portico, namespace: ChainNamespace, signal: AbortSignal): Promise<void> {
  await connect(portico, { connectorId: 'AUTH', namespaces: [namespace], signal })
  leaveAfterConnect(portico)
}
