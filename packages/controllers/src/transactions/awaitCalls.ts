import { type CaipNetworkId, getNamespace, walletErrors } from '@portico/core'
import { linkSignals, wait } from '@portico/core/internal'
import { internals, type Portico } from '../instance/Portico.js'

/** How long a wallet is asked, in milliseconds. One that no longer knows the calls will not tell either. */
const limitMs = 10 * 60_000

export type AwaitCallsParameters = {
  readonly networkId: CaipNetworkId
  /** The wallet's id of the calls. */
  readonly callsId: string
}

/**
 * Asks the connected wallet what became of several calls that it took as one on an earlier page (EIP-5792).
 *
 * @returns Hash of the transaction that holds them.
 * @throws `wallet/disconnected`, `wallet/unsupported-method`, `wallet/failed` if the wallet did not send them,
 * `transfer/reverted`, and `connection/aborted` after ten minutes without an outcome.
 */
export async function awaitCalls(portico: Portico, { networkId, callsId }: AwaitCallsParameters): Promise<string> {
  const { clock, connections, lifetime, loadActions } = portico[internals]
  const namespace = getNamespace(networkId)
  const actions = await loadActions(namespace)
  const connection = connections.get(namespace)
  if (!connection) throw walletErrors('wallet/disconnected')
  if (!actions.awaitCalls) throw walletErrors('wallet/unsupported-method')
  const controller = new AbortController()
  const { signal } = controller
  const unlink = linkSignals(controller, [lifetime])
  wait({ clock, ms: limitMs, signal }).then(
    () => controller.abort(),
    () => {},
  )
  try {
    return await actions.awaitCalls({ connection, callsId, signal })
  } finally {
    unlink()
    controller.abort()
  }
}
