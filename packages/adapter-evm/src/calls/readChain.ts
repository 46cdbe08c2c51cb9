import { type CaipNetworkId, isPorticoError } from '@portico/core'
import { settle } from '@portico/core/internal'
import { evmErrors } from './evmErrors.js'

/**
 * Runs a read of a chain so that it ends with the signal. Throws `connection/aborted`, and `evm/rpc-failed` in place of
 * any foreign error.
 *
 * @param networkId Network that is read.
 * @param run Starts the read.
 * @param signal Ends the wait.
 */
export async function readChain<value>(
  networkId: CaipNetworkId,
  run: () => Promise<value>,
  signal: AbortSignal | undefined,
): Promise<value> {
  try {
    return await settle(run, { signal })
  } catch (error) {
    throw isPorticoError(error) ? error : evmErrors('evm/rpc-failed', { networkId }, { cause: error })
  }
}
