import { type Account, type CaipNetworkId, walletErrors } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import { base58 } from '@scure/base'
import type { Wallet } from '@wallet-standard/base'
import { solanaErrors } from '../errors/solanaErrors.js'
import { openStandardPort } from './openStandardPort.js'
import { readTransaction } from './readTransaction.js'

export type RequestStandardParameters = {
  readonly wallet: Wallet
  readonly accounts: readonly Account[]
  /** The selected one of them. Default: the first. */
  readonly address?: string | undefined
  readonly networkId: CaipNetworkId | undefined
  readonly method: string
  readonly params?: unknown
}

/**
 * Answers a JSON request, in base58, by a Wallet Standard wallet, so that code made for other connections works with it
 * too. A request that names no account is for the selected one, or for another that its transactions need. Throws
 * `wallet/unsupported-method`, `solana/invalid-transaction` and what the wallet answers.
 *
 * @param parameters The request, and the wallet.
 */
export async function requestStandard(parameters: RequestStandardParameters): Promise<unknown> {
  const { wallet, networkId, method } = parameters
  const isSelected = ({ address }: Account) => address === parameters.address
  const accounts = [...parameters.accounts].sort((a, b) => Number(isSelected(b)) - Number(isSelected(a)))
  const params = isRecord(parameters.params) ? parameters.params : {}
  if (method === 'solana_getAccounts' || method === 'solana_requestAccounts')
    return accounts.map(({ address }) => ({ pubkey: address }))
  const open = (...transactions: readonly Uint8Array[]) => {
    const address = typeof params.pubkey === 'string' ? params.pubkey : findSigner(accounts, transactions)
    if (address === undefined) throw walletErrors('wallet/unauthorized')
    return { address, port: openStandardPort({ wallet, address, networkId }) }
  }
  switch (method) {
    case 'solana_signMessage':
      return { signature: base58.encode(await open().port.signMessage(decode(params.message))) }
    case 'solana_signTransaction': {
      const transaction = decode(params.transaction)
      const { address, port } = open(transaction)
      const signed = await port.signTransaction(transaction)
      const { signatures, signers } = readTransaction(signed)
      const signature = base58.encode(signatures[signers.indexOf(address)] ?? new Uint8Array(64))
      return { transaction: base58.encode(signed), signature }
    }
    case 'solana_signAllTransactions': {
      const list: readonly unknown[] = Array.isArray(params.transactions) ? params.transactions : []
      const transactions = list.map(decode)
      const signed = await open(...transactions).port.signAllTransactions(transactions)
      return { transactions: signed.map((each) => base58.encode(each)) }
    }
    case 'solana_signAndSendTransaction': {
      const transaction = decode(params.transaction)
      const options = isRecord(params.options) ? params.options : params.sendOptions
      const sent = await open(transaction).port.signAndSendTransaction(transaction, isRecord(options) ? options : {})
      return { signature: base58.encode(sent) }
    }
  }
  throw walletErrors('wallet/unsupported-method', { method })
}

/** Returns the signer of a request that names none: the first account that all transactions need, else the first. */
function findSigner(accounts: readonly Account[], transactions: readonly Uint8Array[]): string | undefined {
  const needed = transactions.map((transaction) => readTransaction(transaction).signers)
  return (accounts.find(({ address }) => needed.every((signers) => signers.includes(address))) ?? accounts[0])?.address
}

function decode(value: unknown): Uint8Array {
  try {
    // A transaction has at most 1,232 bytes, and the decoder's work is quadratic.
    if (typeof value === 'string' && value.length <= 20_000) return base58.decode(value)
  } catch {
    // Not base58.
  }
  throw solanaErrors('solana/invalid-transaction')
}
