import { type CaipNetworkId, isPorticoError, walletErrors } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import { base58, base64 } from '@scure/base'
import type { SolanaProvider } from '../standard/SolanaProvider.js'
import { attachSignature } from './attachSignature.js'
import { checkSendOptions } from './checkSendOptions.js'
import { readSignature } from './readSignature.js'
import { readTransaction } from './readTransaction.js'
import type { SigningPort } from './SigningPort.js'

export type RequestPortParameters = {
  readonly provider: SolanaProvider
  readonly address: string
  readonly networkId: CaipNetworkId | undefined
}

/**
 * Reaches an account by JSON requests: over WalletConnect, with base64 transactions and the account named in each, or in
 * the embedded wallet, which takes base58 and the bare shapes only.
 *
 * @param parameters The connection's provider, the account and the network.
 */
export function openRequestPort({ provider, address, networkId }: RequestPortParameters): SigningPort {
  const isRemote = provider.isWalletConnect === true
  const coder = isRemote ? base64 : base58
  const pubkey = isRemote ? { pubkey: address } : {}
  const ask = async (method: string, params: object): Promise<Readonly<Record<string, unknown>>> => {
    // The embedded wallet only has its own network, which `sendTransfer` compares.
    const answer = await (isRemote
      ? provider.request({ method, params }, networkId)
      : provider.request({ method, params }))
    if (isRecord(answer)) return answer
    throw walletErrors('wallet/invalid-response', { method })
  }
  const decode = (value: unknown, method: string): Uint8Array => {
    try {
      // A value of another type is rejected by the decoder.
      const bytes = coder.decode(value as string)
      readTransaction(bytes)
      return bytes
    } catch (error) {
      throw walletErrors('wallet/invalid-response', { method }, { cause: error })
    }
  }
  const signTransaction = async (transaction: Uint8Array): Promise<Uint8Array> => {
    const method = 'solana_signTransaction'
    const legacy = isRemote ? (await import('./toLegacyFields.js')).toLegacyFields(transaction) : {}
    const answer = await ask(method, { ...(await legacy), transaction: coder.encode(transaction), ...pubkey })
    if (answer.transaction !== undefined) return decode(answer.transaction, method)
    // Older wallets return the bare signature.
    return attachSignature(transaction, address, readSignature(answer.signature, method))
  }
  return {
    async signMessage(message) {
      const method = 'solana_signMessage'
      const { signature } = await ask(method, { message: base58.encode(message), pubkey: address })
      return readSignature(signature, method)
    },
    signTransaction,
    async signAllTransactions(transactions) {
      const method = 'solana_signAllTransactions'
      try {
        const list = transactions.map((transaction) => coder.encode(transaction))
        const answer = await ask(method, { transactions: list, ...pubkey })
        if (!Array.isArray(answer.transactions) || answer.transactions.length !== list.length)
          throw walletErrors('wallet/invalid-response', { method })
        return answer.transactions.map((each) => decode(each, method))
      } catch (error) {
        if (!isPorticoError(error, 'wallet/unsupported-method')) throw error
      }
      const signed: Uint8Array[] = []
      // One after another, because wallets show one request at a time.
      for (const transaction of transactions) signed.push(await signTransaction(transaction))
      return signed
    },
    async signAndSendTransaction(transaction, options = {}) {
      const method = 'solana_signAndSendTransaction'
      const checked = checkSendOptions(options)
      const params = isRemote ? { ...pubkey, sendOptions: checked } : { options: checked }
      const { signature } = await ask(method, { transaction: coder.encode(transaction), ...params })
      return readSignature(signature, method)
    },
    signIn: () => Promise.reject(walletErrors('wallet/unsupported-method', { method: 'solana:signIn' })),
  }
}
