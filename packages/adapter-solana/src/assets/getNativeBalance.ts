import { type AdapterContext, addressErrors, createRpcClient, type Network } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import { isSolanaAddress } from '../address/isSolanaAddress.js'
import { solanaErrors } from '../errors/solanaErrors.js'
import { parseExactJson } from '../rpc/parseExactJson.js'

/** Parameters of `getNativeBalance`. */
export type GetNativeBalanceParameters = {
  readonly address: string
  readonly network: Network
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads the SOL balance in lamports, exact whatever its size. Throws `address/invalid`, `solana/rpc-failed` for an
 * answer that is no balance, and the errors of `createRpcClient`.
 *
 * @param context The instance's parts.
 * @param parameters The account and the cluster.
 */
export async function getNativeBalance(
  context: AdapterContext,
  parameters: GetNativeBalanceParameters,
): Promise<bigint> {
  const { address, network, signal } = parameters
  if (!isSolanaAddress(address)) throw addressErrors('address/invalid', { address })
  const { clock, http, logger } = context
  const known = context.rpcUrls(network.caipNetworkId)
  const urls = known.length > 0 ? known : network.rpcUrls.default.http
  const client = createRpcClient({ urls, http, clock, logger, ping: false, parse: parseExactJson })
  const answer = await client.request('getBalance', [address, { commitment: 'confirmed' }], { signal })
  const value = isRecord(answer) ? answer.value : undefined
  if (/^\d{1,20}$/.test(String(value))) return BigInt(String(value))
  throw solanaErrors('solana/rpc-failed', { networkId: network.caipNetworkId })
}
