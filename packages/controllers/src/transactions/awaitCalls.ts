import { type CaipNetworkId, getNamespace, walletErrors } from '@portico/core'
import { linkSignals, wait } from '@portico/core/internal'
import { internals, type Portico } from '../instance/Portico.js'

/** How long to wait for an outcome, in milliseconds. A wallet that has forgotten a batch never reports one. */
const limitMs = 10 * 60_000

export type AwaitCallsParameters = {
  readonly networkId: CaipNetworkId
  /** Identifies the batch in the wallet (EIP-5792). */
  readonly callsId: string
}

/**
 * Waits for the outcome of a batch that the connected wallet accepted on an earlier page (EIP-5792).
 *
 * @returns Hash of the transaction that executed it.
 * @throws `wallet/disconnected`, `wallet/unsupported-method`, `wallet/failed` if the wallet did not send it,
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
