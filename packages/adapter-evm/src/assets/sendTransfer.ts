import { type AdapterContext, type TransferParameters, toWalletError, walletErrors } from '@portico/core'
import { isTransactionHash, settle } from '@portico/core/internal'
import { numberToHex } from 'viem'
import { evmErrors } from '../calls/evmErrors.js'
import { parseChainId } from '../connection/parseChainId.js'
import type { TransferPrice } from './estimateTransfer.js'
import type { TransferCall } from './readDataFee.js'

export type SendTransferParameters = Pick<TransferParameters, 'connection' | 'networkId' | 'signal'> & {
  readonly context: AdapterContext
  readonly call: TransferCall
  readonly price: TransferPrice
  /** Whether the balance covers no higher price than the given one. */
  readonly isTight: boolean
}

/** How long to wait for a wallet's chain id, in milliseconds. */
const answerMs = 5000

/**
 * Asks the wallet to sign and send. Throws `wallet/chain-disconnected` when the wallet is on another network,
 * `wallet/unauthorized` when it no longer shares the account, `wallet/rejected`, `evm/outcome-unknown`,
 * `connection/aborted` and what else the wallet may answer.
 *
 * @param parameters The call, its price and the connection.
 * @returns The transaction's hash.
 */
export async function sendTransfer(parameters: SendTransferParameters): Promise<string> {
  const { context, connection, networkId, call, signal } = parameters
  const provider = connection.provider('eip155')
  const isOurs = connection.accounts('eip155').some(({ address }) => address.toLowerCase() === call.from.toLowerCase())
  if (!isOurs) throw walletErrors('wallet/unauthorized', { address: call.from })
  try {
    const limit = { clock: context.clock, ms: answerMs }
    const chainId = parseChainId(await settle(() => provider.request({ method: 'eth_chainId' }), { signal, limit }))
    if (`eip155:${chainId}` !== networkId) throw walletErrors('wallet/chain-disconnected', { networkId, chainId })
    const request = { method: 'eth_sendTransaction', params: [toTransaction(parameters, chainId)] }
    const hash = await settle(() => provider.request(request), { signal })
    if (typeof hash === 'string' && isTransactionHash(hash)) return hash
    // The person has approved: an answer that nobody can read proves no failure.
    throw evmErrors('evm/outcome-unknown', { method: request.method })
  } catch (error) {
    throw toWalletError(error)
  }
}

function toTransaction({ call, price, isTight }: SendTransferParameters, chainId: number | undefined) {
  const { from, to, data, value } = call
  const quantities = { value, gas: price.gas, ...(isTight ? price.perGas : {}) }
  const hex = Object.entries(quantities).map(([name, quantity]) => [name, numberToHex(quantity)])
  // With the chain id the wallet can refuse if it has switched since.
  return { from, to, data, ...Object.fromEntries(hex), ...(chainId ? { chainId: numberToHex(chainId) } : {}) }
}
