import { type AdapterContext, type Connection, isPorticoError, toWalletError, walletErrors } from '@portico/core'
import { base58, base64 } from '@scure/base'
import type { SolanaSignInInput, SolanaSignInOutput } from '@solana/wallet-standard-features'
import { createRpcs } from '../rpc/createRpcs.js'
import { type OpenPortParameters, openPort } from './openPort.js'
import { readTransaction } from './readTransaction.js'
import type { SendOptions } from './SigningPort.js'
import { fromBytes, type SolanaTransaction, toBytes } from './solanaTransaction.js'
import { toStandardOptions } from './toStandardOptions.js'

/** Parameters of `createSolanaSigner`. */
export type CreateSolanaSignerParameters = Partial<Pick<OpenPortParameters, 'address' | 'networkId'>> & {
  readonly context: AdapterContext
  readonly connection: Connection
}

/** One account of a connected wallet, whichever way the wallet is reached. */
export type SolanaSigner = {
  readonly address: string
  /** Returns the ed25519 signature, 64 bytes. */
  signMessage(message: string | Uint8Array): Promise<Uint8Array>
  /** Returns the signed transaction in the form it was given: bytes, or one of `@solana/web3.js`. */
  signTransaction<transaction extends SolanaTransaction>(transaction: transaction): Promise<transaction>
  signAllTransactions<transaction extends SolanaTransaction>(
    transactions: readonly transaction[],
  ): Promise<readonly transaction[]>
  /** Returns the transaction's signature in base58. A wallet that cannot send signs, and the app's node sends. */
  signAndSendTransaction(transaction: SolanaTransaction, options?: SendOptions): Promise<string>
  /** Signs in by `solana:signIn`, where the wallet has it. */
  signIn(input?: SolanaSignInInput): Promise<SolanaSignInOutput>
}

/**
 * Creates the signing functions of a connection, the same for a wallet of this browser, over WalletConnect and for the
 * embedded wallet. Calls throw `wallet/unsupported-method` for what the wallet does not have, `wallet/rejected`,
 * `wallet/invalid-response`, `solana/invalid-transaction` and `solana/invalid-options`.
 *
 * @param parameters The instance's parts, the connection, and the account and network, by default the selected ones.
 * @throws `wallet/unauthorized` when the wallet does not share the account
 * @example
 * const signature = await createSolanaSigner({ context, connection }).signMessage('Hello')
 */
export function createSolanaSigner(parameters: CreateSolanaSignerParameters): SolanaSigner {
  const { context, connection } = parameters
  const address = parameters.address ?? connection.accounts('solana')[0]?.address
  if (address === undefined) throw walletErrors('wallet/unauthorized')
  const networkId = () => parameters.networkId ?? connection.networkId('solana')
  const open = () => openPort({ connection, address, networkId: networkId() })
  open()
  const signTransaction = async <transaction extends SolanaTransaction>(given: transaction): Promise<transaction> =>
    fromBytes(given, await open().signTransaction(toBytes(given)))
  return {
    address,
    signMessage: (message) =>
      guard(() => open().signMessage(typeof message === 'string' ? new TextEncoder().encode(message) : message)),
    signTransaction: (given) => guard(() => signTransaction(given)),
    signAllTransactions: (given) =>
      guard(async () => {
        const signed = await open().signAllTransactions(given.map(toBytes))
        // The port returns as many as it was given.
        return Promise.all(given.map((each, at) => fromBytes(each, signed[at] ?? new Uint8Array())))
      }),
    signAndSendTransaction: (given, options = {}) =>
      guard(async () => {
        const bytes = toBytes(given)
        try {
          return base58.encode(await open().signAndSendTransaction(bytes, options))
        } catch (error) {
          // The wallet cannot send, or not on this cluster.
          if (!left.some((code) => isPorticoError(error, code))) throw error
        }
        const on = networkId()
        if (on === undefined) throw walletErrors('wallet/chain-disconnected')
        const signed = await open().signTransaction(bytes)
        const config = { encoding: 'base64', ...toStandardOptions(options) }
        await createRpcs(context)(on).request('sendTransaction', [base64.encode(signed), config])
        return base58.encode(readTransaction(signed).signatures[0] ?? new Uint8Array())
      }),
    signIn: (input = {}) => guard(() => open().signIn(input)),
  }
}

/** Errors after which the app's node sends. */
const left = ['wallet/unsupported-method', 'wallet/unrecognized-chain']

async function guard<value>(run: () => Promise<value>): Promise<value> {
  try {
    return await run()
  } catch (error) {
    throw toWalletError(error)
  }
}
