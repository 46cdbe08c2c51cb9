import {
  type AdapterContext,
  type PrepareCallsParameters,
  type PreparedCalls,
  transferErrors,
  walletErrors,
} from '@portico/core'
import { getBalance } from 'viem/actions'
import { estimateTransfer, readGasPrice, type TransferPrice } from '../assets/estimateTransfer.js'
import { readDataFee, type TransferCall } from '../assets/readDataFee.js'
import { sendTransfer } from '../assets/sendTransfer.js'
import type { EvmClient, GetClient } from '../calls/createClients.js'
import { formatEvmAddress } from '../calls/formatEvmAddress.js'
import { readChain } from '../calls/readChain.js'
import { runSteps } from './runSteps.js'
import { canBatch, sendBatch } from './sendBatch.js'

/** What a wallet's own contract takes for the batch, besides its calls. */
const batchGas = 60_000n

/**
 * How much more gas than estimated a call may take, in percent. Pools write more in the first swap of a block than in a
 * later one, for which the node may have estimated.
 */
const spare = 50n

type Parameters = PrepareCallsParameters & { readonly context: AdapterContext; readonly getClient: GetClient }

/**
 * Prices calls of an account: one as a transaction, several as one batch (EIP-5792). Throws
 * `transfer/unsupported-chain`, `transfer/insufficient-funds`, `transfer/estimate-failed`, `address/invalid`,
 * `evm/rpc-failed` and `connection/aborted`.
 *
 * @param parameters The calls, and the connection that sends them.
 */
export async function prepareCalls(parameters: Parameters): Promise<PreparedCalls> {
  const { context, getClient, networkId, signal } = parameters
  if (!context.networks('eip155').some(({ caipNetworkId }) => caipNetworkId === networkId))
    throw transferErrors('transfer/unsupported-chain', { networkId })
  const client = getClient(networkId)
  const from = formatEvmAddress(parameters.from)
  const calls = parameters.calls.map(
    ({ to, data, value }): TransferCall => ({ from, to: formatEvmAddress(to), data, value }),
  )
  const [call, ...others] = calls
  if (!call) throw transferErrors('transfer/estimate-failed', { reason: 'there is no call' })
  const isBatch = others.length > 0
  const amount = calls.reduce((sum, { value }) => sum + value, 0n)
  const [balance, atomic, price] = await Promise.all([
    readChain(networkId, () => getBalance(client, { address: from }), signal),
    !isBatch || canBatch(context, parameters),
    isBatch
      ? readChain(networkId, () => priceBatch(client, calls), signal)
      : estimateTransfer({ client, networkId, call, spare, signal }),
  ])
  const { fee, maxFee } = price
  if (balance < amount + maxFee) throw transferErrors('transfer/insufficient-funds', { balance, amount, maxFee })
  const isTight = balance < amount + 2n * maxFee
  return {
    fee,
    maxFee,
    atomic,
    async send({ signal: waiting, onAccepted } = {}) {
      const request = { ...parameters, signal: waiting }
      if (!isBatch) return sendTransfer({ ...request, call, price, isTight })
      if (!atomic) throw walletErrors('wallet/unsupported-method')
      return sendBatch({ ...request, from, calls, onAccepted })
    },
  }
}

async function priceBatch(client: EvmClient, calls: readonly TransferCall[]): Promise<TransferPrice> {
  const [{ from }] = calls as readonly [TransferCall]
  const [results, price, ...dataFees] = await Promise.all([
    runSteps(client, { from, steps: calls }),
    readGasPrice(client),
    ...calls.map((call) => readDataFee(client, call)),
  ])
  if (!results?.every(({ isSuccess }) => isSuccess)) throw transferErrors('transfer/estimate-failed')
  const gas = results.reduce((sum, each) => sum + each.gas, batchGas)
  const dataFee = dataFees.reduce((sum, each) => sum + each, 0n)
  const limit = (gas * (100n + spare)) / 100n
  return {
    gas: limit,
    fee: gas * price.expected + dataFee,
    maxFee: limit * price.most + 2n * dataFee,
    perGas: price.perGas,
  }
}
