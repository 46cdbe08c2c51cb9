import { type CaipNetworkId, walletErrors } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import { base58 } from '@scure/base'
import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import { getFeature } from '../standard/getFeature.js'
import { toWalletChain } from '../standard/toWalletChain.js'
import { readSignature } from './readSignature.js'
import { isVersioned, readTransaction } from './readTransaction.js'
import type { SigningPort } from './SigningPort.js'
import { toStandardOptions } from './toStandardOptions.js'

export type StandardPortParameters = {
  readonly wallet: Wallet
  readonly address: string
  readonly networkId: CaipNetworkId | undefined
}

type TransactionFeature = { readonly supportedTransactionVersions?: readonly unknown[] }

/**
 * Reaches an account of a Wallet Standard wallet. Each feature is looked up when it is used, for a wallet may gain and
 * lose them. Throws `wallet/unauthorized` when the wallet shares the account no more.
 *
 * @param parameters The wallet, the account and the network.
 */
export function openStandardPort({ wallet, address, networkId }: StandardPortParameters): SigningPort {
  const need = <features extends object>(name: keyof features & string) => {
    const feature = getFeature<features>(wallet, name)
    if (!feature) throw walletErrors('wallet/unsupported-method', { method: name })
    return feature
  }
  const account = (name: string): WalletAccount => {
    const found = wallet.accounts.find((each) => each.address === address)
    if (!found) throw walletErrors('wallet/unauthorized', { address })
    // The standard lets an account have fewer features than its wallet; few wallets say so, and an empty list says nothing.
    if (found.features.length > 0 && !found.features.some((each) => each === name))
      throw walletErrors('wallet/unsupported-method', { method: name, address })
    return found
  }
  const chain = () => networkId && toWalletChain(wallet.chains, networkId)
  const checkVersions = (feature: TransactionFeature, method: string, transactions: readonly Uint8Array[]) => {
    const versions = feature.supportedTransactionVersions
    if (!Array.isArray(versions)) return
    for (const transaction of transactions) {
      const version = isVersioned(transaction) ? 0 : 'legacy'
      if (!versions.includes(version)) throw walletErrors('wallet/unsupported-method', { method, version })
    }
  }
  const signAll = async (transactions: readonly Uint8Array[]) => {
    const name = 'solana:signTransaction'
    const feature = need<SolanaSignTransactionFeature>(name)
    checkVersions(feature, name, transactions)
    const of = account(name)
    const on = chain()
    const inputs = transactions.map((transaction) => ({ account: of, transaction, ...(on ? { chain: on } : {}) }))
    const outputs = await feature.signTransaction(...inputs)
    if (!Array.isArray(outputs) || outputs.length !== transactions.length)
      throw walletErrors('wallet/invalid-response', { method: name })
    return outputs.map((output: unknown) => readSigned(output, name))
  }
  return {
    async signMessage(message) {
      const name = 'solana:signMessage'
      const feature = need<SolanaSignMessageFeature>(name)
      const output = first(await feature.signMessage({ account: account(name), message }))
      // A signature of anything else, such as a prefixed text, would not verify.
      if (!output || !isSame(output.signedMessage, message))
        throw walletErrors('wallet/invalid-response', { method: name })
      return readSignature(output.signature, name)
    },
    async signTransaction(transaction) {
      const [signed] = await signAll([transaction])
      if (!signed) throw walletErrors('wallet/invalid-response', { method: 'solana:signTransaction' })
      return signed
    },
    signAllTransactions: signAll,
    async signAndSendTransaction(transaction, options = {}) {
      const name = 'solana:signAndSendTransaction'
      const feature = need<SolanaSignAndSendTransactionFeature>(name)
      checkVersions(feature, name, [transaction])
      const on = chain()
      if (!on) throw walletErrors('wallet/unrecognized-chain', { networkId })
      const input = { account: account(name), transaction, chain: on, options: toStandardOptions(options) }
      const output = first(await feature.signAndSendTransaction(input))
      return readSignature(output?.signature, name)
    },
    async signIn(input) {
      const name = 'solana:signIn'
      const output = first(await need<SolanaSignInFeature>(name).signIn({ address, ...input }))
      if (!output || !isBytes(output.signedMessage)) throw walletErrors('wallet/invalid-response', { method: name })
      // The signature must be made by the account's own key.
      const { account } = output
      if (!isBytes(account?.publicKey) || base58.encode(Uint8Array.from(account.publicKey)) !== account.address)
        throw walletErrors('wallet/invalid-response', { method: name })
      readSignature(output.signature, name)
      return output
    },
  }
}

/** Returns the first output. The standard uses lists for several requests, and a wallet may return none. */
function first<output>(outputs: readonly output[]): output | undefined {
  return Array.isArray(outputs) ? outputs[0] : undefined
}

/** Returns the transaction that a wallet signed. Its bytes may come from another realm. */
function readSigned(output: unknown, method: string): Uint8Array {
  const bytes: unknown = isRecord(output) ? output.signedTransaction : undefined
  if (!isBytes(bytes)) throw walletErrors('wallet/invalid-response', { method })
  try {
    const transaction = Uint8Array.from(bytes)
    readTransaction(transaction)
    return transaction
  } catch (error) {
    throw walletErrors('wallet/invalid-response', { method }, { cause: error })
  }
}

function isBytes(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array || Object.prototype.toString.call(value) === '[object Uint8Array]'
}

function isSame(a: unknown, b: Uint8Array): boolean {
  return isBytes(a) && a.length === b.length && a.every((byte, at) => byte === b[at])
}
