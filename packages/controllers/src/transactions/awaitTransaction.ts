import { type CaipNetworkId, type ChainNamespace, isPorticoError, type TransactionReceipt } from '@portico/core'
import { wait } from '@portico/core/internal'
import { internals, type Portico } from '../instance/Portico.js'

const retryMs = 5_000
const maxTries = 99

export type AwaitParameters = {
  readonly namespace: ChainNamespace
  readonly networkId: CaipNetworkId
  readonly hash: string
  readonly signal: AbortSignal
}

/**
 * Waits until a transaction is in a block. If the network cannot be read it retries, at most 99 times.
 *
 * @throws `transfer/replaced`; the last error after the retries, which says nothing about the transaction.
 */
export async function awaitTransaction(
  portico: Portico,
  { namespace, networkId, hash, signal }: AwaitParameters,
): Promise<TransactionReceipt> {
  const { clock, loadActions } = portico[internals]
  for (let tries = 1; ; tries++) {
    try {
      const actions = await loadActions(namespace)
      return await actions.waitFor({ networkId, hash, signal })
    } catch (error) {
      if (isPorticoError(error) && error.code.startsWith('transfer/')) throw error
      if (signal.aborted || tries === maxTries) throw error
    }
    await wait({ clock, ms: retryMs, signal })
  }
}
