import { type AdapterContext, createRpcClient, type Network } from '@portico/core'
import { evmErrors } from '../calls/evmErrors.js'

export type GetNativeBalanceParameters = {
  readonly address: string
  readonly network: Network
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads the native balance in wei by plain JSON-RPC. Throws `evm/rpc-failed` for an answer that is no quantity, and the
 * errors of `createRpcClient`.
 *
 * @param context The instance's parts.
 * @param parameters The account and the network.
 */
export async function getNativeBalance(
  context: AdapterContext,
  parameters: GetNativeBalanceParameters,
): Promise<bigint> {
  const { address, network, signal } = parameters
  const { clock, http, logger } = context
  const known = context.rpcUrls(network.caipNetworkId)
  const urls = known.length > 0 ? known : network.rpcUrls.default.http
  const balance = await createRpcClient({ urls, http, clock, logger, ping: false }).request(
    'eth_getBalance',
    [address, 'latest'],
    { signal },
  )
  if (typeof balance === 'string' && /^0x[\da-f]{1,64}$/i.test(balance)) return BigInt(balance)
  throw evmErrors('evm/rpc-failed', { networkId: network.caipNetworkId })
}
