import { type CaipNetworkId, transferErrors } from '@portico/core'
import { numberToHex } from 'viem'
import { estimateMaxPriorityFeePerGas, getBlock, getGasPrice } from 'viem/actions'
import type { EvmClient } from '../calls/createClients.js'
import { isRefusal } from '../calls/isRefusal.js'
import { readChain } from '../calls/readChain.js'
import { readDataFee, type TransferCall } from './readDataFee.js'

/** The price of a transaction; fees per gas in wei. */
export type TransferPrice = {
  readonly gas: bigint
  readonly fee: bigint
  readonly maxFee: bigint
  readonly perGas:
    | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
    | { readonly gasPrice: bigint }
}

export type EstimateTransferParameters = {
  readonly client: EvmClient
  readonly networkId: CaipNetworkId
  readonly call: TransferCall
  /** How much more gas than estimated a contract may take, in percent. Default 25. */
  readonly spare?: bigint | undefined
  readonly signal: AbortSignal | undefined
}

/** Exact gas of a transfer to an account without code. */
const plainGas = 21_000n

/**
 * Prices a call: the gas it takes and what the next block asks, and the most it may come to while it waits. Throws
 * `transfer/estimate-failed` when the call would revert, `evm/rpc-failed`, `connection/aborted`.
 *
 * @param parameters The network and the call.
 */
export async function estimateTransfer({
  client,
  networkId,
  call,
  spare = 25n,
  signal,
}: EstimateTransferParameters): Promise<TransferPrice> {
  const { from, to, data } = call
  const request = { from, to, data, value: numberToHex(call.value) }
  const run = () =>
    Promise.all([
      client.request({ method: 'eth_estimateGas', params: [request] }).catch((error: unknown) => {
        throw isRefusal(error) ? transferErrors('transfer/estimate-failed', undefined, { cause: error }) : error
      }),
      readGasPrice(client),
      readDataFee(client, call),
    ])
  const [estimate, price, dataFee] = await readChain(networkId, run, signal)
  const gas = BigInt(estimate)
  // State, and with it the gas of a contract call, may change until the transaction is mined.
  const limit = gas === plainGas ? gas : (gas * (100n + spare)) / 100n
  return {
    gas: limit,
    fee: gas * price.expected + dataFee,
    maxFee: limit * price.most + 2n * dataFee,
    perGas: price.perGas,
  }
}

/**
 * Reads what the next block asks for gas, and the most it may come to while a transaction waits, in wei.
 *
 * @param client Client of the network.
 */
export async function readGasPrice(client: EvmClient) {
  const { baseFeePerGas } = await getBlock(client, { blockTag: 'latest' })
  if (baseFeePerGas === null) {
    const gasPrice = await getGasPrice(client)
    return { expected: gasPrice, most: gasPrice, perGas: { gasPrice } }
  }
  const maxPriorityFeePerGas = await estimateMaxPriorityFeePerGas(client)
  // The base fee may double within six blocks.
  const maxFeePerGas = 2n * baseFeePerGas + maxPriorityFeePerGas
  return {
    expected: baseFeePerGas + maxPriorityFeePerGas,
    most: maxFeePerGas,
    perGas: { maxFeePerGas, maxPriorityFeePerGas },
  }
}
