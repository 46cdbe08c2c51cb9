import { type CaipNetworkId, formatAmount, toWalletError, transferErrors, walletErrors } from '@portico/core'
import { isTransactionHash, settle } from '@portico/core/internal'
import { internals, type Portico } from '../instance/Portico.js'
import type { SentDetails } from '../instance/state/EventMap.js'
import { getSigner } from './getSigner.js'

/** What `sendTransaction` takes: a transaction of an EVM network. */
export type SendTransactionParameters = {
  /** The paying account, one of the wallet's. Default: the selected one. */
  readonly address?: string | undefined
  /** Receiver or contract. Omit it to deploy `data`. */
  readonly to?: string | undefined
  /** Amount of the native currency in wei. Default 0. */
  readonly value?: bigint | undefined
  /** Call data as hex. */
  readonly data?: `0x${string}` | undefined
  /** Gas limit. Default: the wallet's own estimate. */
  readonly gas?: bigint | undefined
  /** Stops waiting for the wallet. A transaction that is approved by then is still sent. */
  readonly signal?: AbortSignal | undefined
}

/** The transaction's hash. */
export type SendTransactionReturnType = string

/**
 * Asks the wallet to sign and send a transaction on its current network (`eth_sendTransaction`). The event `transaction`
 * tells that it was sent, and Activity shows it as pending.
 *
 * @param portico The instance.
 * @param parameters The transaction.
 * @throws `wallet/rejected`, `wallet/disconnected`, `wallet/unauthorized`, `transfer/invalid-amount` for a negative
 * amount, `wallet/invalid-response` if the answer is not a hash, `connection/aborted`, and other errors of the wallet.
 */
export async function sendTransaction(
  portico: Portico,
  { address, signal, to, value = 0n, data, gas }: SendTransactionParameters,
): Promise<SendTransactionReturnType> {
  const { address: from, connection } = await getSigner(portico, { namespace: 'eip155', address })
  const method = 'eth_sendTransaction'
  if (value < 0n || (gas !== undefined && gas < 0n)) throw transferErrors('transfer/invalid-amount')
  const transaction = { from, to, value: toQuantity(value), data, gas: gas === undefined ? undefined : toQuantity(gas) }
  // `undefined` members are left out, because some wallets read them as values.
  const params = [Object.fromEntries(Object.entries(transaction).filter(([, each]) => each !== undefined))]
  const networkId = connection.networkId('eip155')
  let hash: unknown
  try {
    hash = await settle(() => connection.provider('eip155').request({ method, params }), { signal })
  } catch (error) {
    throw toWalletError(error)
  }
  if (typeof hash !== 'string' || !isTransactionHash(hash)) throw walletErrors('wallet/invalid-response', { method })
  if (networkId) {
    const details = to === undefined ? undefined : describe(portico, { networkId, from, to, value })
    portico[internals].emitter.emit('transaction', { status: 'sent', networkId, hash, details })
  }
  return hash
}

type DescribeParameters = {
  readonly networkId: CaipNetworkId
  readonly from: string
  readonly to: string
  readonly value: bigint
}

/** What the transaction moves of the native currency; `undefined` on a network that the app does not offer. */
function describe(portico: Portico, { networkId, from, to, value }: DescribeParameters): SentDetails | undefined {
  const { networks } = portico[internals].stores.networks
  const currency = networks.find(({ caipNetworkId }) => caipNetworkId === networkId)?.nativeCurrency
  return currency && { from, to, amount: formatAmount(value, currency.decimals), symbol: currency.symbol }
}

/** Formats an amount for JSON-RPC (EIP-1474). */
function toQuantity(value: bigint): string {
  return `0x${value.toString(16)}`
}
