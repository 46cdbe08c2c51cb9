import { type AdapterContext, type PreparedTransfer, type TransferParameters, transferErrors } from '@portico/core'
import { encodeFunctionData, maxUint256 } from 'viem'
import { getBalance } from 'viem/actions'
import type { EvmClient, GetClient } from '../calls/createClients.js'
import { formatEvmAddress } from '../calls/formatEvmAddress.js'
import { isRefusal } from '../calls/isRefusal.js'
import { readChain } from '../calls/readChain.js'
import { encodeItemTransfer } from './encodeItemTransfer.js'
import { estimateTransfer } from './estimateTransfer.js'
import { readItemAmount } from './getItemAmounts.js'
import { isTransferRefused } from './isTransferRefused.js'
import type { TransferCall } from './readDataFee.js'
import { readTokenBalance } from './readTokenBalance.js'
import { sendTransfer } from './sendTransfer.js'
import { tokenAbi } from './tokenAbi.js'

export type PrepareTransferParameters = TransferParameters & {
  readonly context: AdapterContext
  readonly getClient: GetClient
}

/**
 * Checks and prices a transfer of the native currency, an ERC-20 token, or an item of ERC-721 or ERC-1155. Throws `address/invalid`,
 * `transfer/unsupported-chain`, `transfer/invalid-amount`, `transfer/insufficient-token`, `transfer/insufficient-funds`
 * (its params hold `balance`, `amount` and `maxFee`), `transfer/estimate-failed`, `evm/rpc-failed` and
 * `connection/aborted`.
 *
 * @param parameters The transfer.
 */
export async function prepareTransfer(parameters: PrepareTransferParameters): Promise<PreparedTransfer> {
  const { context, getClient, networkId, amount, signal, token } = parameters
  if (!context.networks('eip155').some(({ caipNetworkId }) => caipNetworkId === networkId)) {
    throw transferErrors('transfer/unsupported-chain', { networkId })
  }
  if (amount <= 0n || amount > maxUint256) throw transferErrors('transfer/invalid-amount', { amount })
  const client = getClient(networkId)
  const call = toCall(parameters)
  const isToken = token.address !== undefined
  const [balance, tokenBalance] = await readChain(
    networkId,
    () =>
      Promise.all([getBalance(client, { address: call.from }), isToken ? readHeld(client, parameters, call) : amount]),
    signal,
  )
  if (tokenBalance < amount) throw transferErrors('transfer/insufficient-token', { balance: tokenBalance, amount })
  if (balance < call.value) throw transferErrors('transfer/insufficient-funds', { balance, amount: call.value })
  if (isToken) await simulate(client, parameters, call)
  const price = await estimateTransfer({ client, networkId, call, signal })
  if (balance < call.value + price.maxFee) {
    throw transferErrors('transfer/insufficient-funds', { balance, amount: call.value, maxFee: price.maxFee })
  }
  // If a higher price of the wallet's own might not be covered, the wallet is given the price to use.
  const isTight = balance < call.value + 2n * price.maxFee
  return {
    fee: price.fee,
    maxFee: price.maxFee,
    send: (options = {}) => sendTransfer({ ...parameters, call, price, isTight, signal: options.signal }),
  }
}

function readHeld(client: EvmClient, { token }: TransferParameters, { from, to }: TransferCall): Promise<bigint> {
  const { item } = token
  return item ? readItemAmount(client, { ...item, contract: to, owner: from }) : readTokenBalance(client, to, from)
}

function toCall({ from, to, token, amount }: TransferParameters): TransferCall {
  const sender = formatEvmAddress(from)
  const recipient = formatEvmAddress(to)
  if (token.address === undefined) return { from: sender, to: recipient, value: amount, data: '0x' }
  const { item } = token
  if (item) {
    const data = encodeItemTransfer({ ...item, from: sender, to: recipient, amount })
    return { from: sender, to: formatEvmAddress(token.address), value: 0n, data }
  }
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [recipient, amount] })
  return { from: sender, to: formatEvmAddress(token.address), value: 0n, data }
}

async function simulate(
  client: EvmClient,
  { networkId, signal, token }: TransferParameters,
  { from, to, data }: TransferCall,
) {
  const run = () =>
    client.request({ method: 'eth_call', params: [{ from, to, data }, 'latest'] }).catch((error: unknown) => {
      throw isRefusal(error) ? transferErrors('transfer/estimate-failed', undefined, { cause: error }) : error
    })
  const result = await readChain(networkId, run, signal)
  // Items are moved by functions without a result.
  if (!token.item && isTransferRefused(to, result))
    throw transferErrors('transfer/estimate-failed', { reason: 'refused by the token' })
}
