import { connectionErrors } from '@portico/core'
import { getInternals } from '../../../instance/getInternals.js'
import type { Portico } from '../../../instance/Portico.js'
import type { EmbeddedWallet } from '../wallet/EmbeddedWallet.js'
import { getConnectedWallet } from './getConnectedWallet.js'

/**
 * Runs a task of the embedded wallet. If the connection ends meanwhile, the result is discarded, so that it cannot
 * bring the login back.
 *
 * @throws `embedded-wallet/not-connected`, `connection/aborted` once the connection has ended, and what the task throws
 */
export async function runWhileConnected<result>(
  portico: Portico,
  task: (wallet: EmbeddedWallet, signal: AbortSignal) => Promise<result>,
): Promise<result> {
  const wallet = await getConnectedWallet(portico)
  const { connections, emitter } = getInternals(portico)
  const controller = new AbortController()
  const { signal } = controller
  const stop = emitter.on('disconnect', () => {
    if (![...connections.values()].some(({ connectorId }) => connectorId === 'AUTH')) controller.abort()
  })
  try {
    const result = await task(wallet, signal)
    signal.throwIfAborted()
    return result
  } catch (cause) {
    throw signal.aborted ? connectionErrors('connection/aborted', undefined, { cause }) : cause
  } finally {
    stop()
  }
}
