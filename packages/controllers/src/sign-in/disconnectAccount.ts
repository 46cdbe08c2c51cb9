import { disconnect } from '../connection/commands/disconnect.js'
import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { resetView } from '../navigation/commands/resetView.js'
import type { SignInAccount } from './SignInState.js'
import { signInPart } from './signInPart.js'

export type DisconnectAccountParameters = {
  readonly account: SignInAccount
  /** Whether its sessions are kept. Default `false`. */
  readonly keepsSessions?: boolean | undefined
}

/**
 * Disconnects the wallet of an account that did not sign in, and shows Connect in an open modal. Other namespaces of the
 * same wallet go with it: each would have to sign in as well.
 */
export async function disconnectAccount(
  portico: Portico,
  { account, keepsSessions = false }: DisconnectAccountParameters,
): Promise<void> {
  const { connections, logger } = getInternals(portico)
  const part = getPart(portico, signInPart)
  part.state.mustSign = false
  part.attempt?.controller.abort()
  resetView(portico, { view: 'Connect' })
  const connection = connections.get(account.namespace)
  const served = [...connections].filter(([, other]) => other === connection).map(([namespace]) => namespace)
  part.keepsSessions = keepsSessions
  // The namespaces end at once, the wallet is told afterwards.
  const endings = served.map((namespace) => disconnect(portico, { namespace }))
  part.keepsSessions = false
  await Promise.all(endings).catch((error: unknown) => logger.warn('the wallet could not be told of the end', error))
}
