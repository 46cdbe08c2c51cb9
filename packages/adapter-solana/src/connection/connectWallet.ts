import {
  type Account,
  type AdapterContext,
  type CaipNetworkId,
  type Connection,
  toWalletError,
  walletErrors,
} from '@portico/core'
import { isRecord, settle } from '@portico/core/internal'
import type { Wallet } from '@wallet-standard/base'
import { callConnect } from './callConnect.js'
import { openConnection } from './openConnection.js'
import { readAccounts } from './readAccounts.js'

export type ConnectWalletParameters = {
  readonly connectorId: string
  readonly wallet: Wallet
  /** The app's networks, the preferred one first. */
  readonly chains: readonly CaipNetworkId[]
  readonly signal: AbortSignal
}

/** How long to wait for accounts that need no prompt, in milliseconds. */
const restoreMs = 5000

/**
 * Asks the wallet to connect. Throws `wallet/rejected`, `wallet/no-accounts`, `wallet/invalid-response`,
 * `connection/aborted` or what else `toWalletError` makes of the wallet's answer.
 *
 * @param context The instance's parts.
 * @param parameters The wallet, and the signal that ends the wait.
 */
export async function connectWallet(context: AdapterContext, parameters: ConnectWalletParameters): Promise<Connection> {
  const { wallet, signal } = parameters
  try {
    const accounts = readOutput(await settle(() => callConnect(wallet), { signal }))
    if (accounts.length === 0) throw walletErrors('wallet/no-accounts')
    return openConnection(context, { ...parameters, accounts })
  } catch (error) {
    throw toWalletError(error, { source: 'injected' })
  }
}

/**
 * Resumes an earlier connection by a silent `standard:connect`, which opens no prompt. Throws `connection/timeout` when
 * the wallet is silent itself, `connection/aborted` or what else `toWalletError` makes of its answer.
 *
 * @param context The instance's parts.
 * @param parameters The wallet, and the signal that ends the wait.
 * @returns `undefined` when the wallet shares no account any more.
 */
export async function restoreWallet(
  context: AdapterContext,
  parameters: ConnectWalletParameters,
): Promise<Connection | undefined> {
  const { wallet, signal } = parameters
  const limit = { clock: context.clock, ms: restoreMs }
  try {
    const accounts = readOutput(await settle(() => callConnect(wallet, { silent: true }), { signal, limit }))
    return accounts.length > 0 ? openConnection(context, { ...parameters, accounts }) : undefined
  } catch (error) {
    const failure = toWalletError(error, { source: 'injected' })
    // Wallets reject like this if the user has not approved silent connections.
    if (failure.code === 'wallet/rejected' || failure.code === 'wallet/unauthorized') return undefined
    throw failure
  }
}

function readOutput(output: unknown): readonly Account[] {
  const accounts = readAccounts(isRecord(output) ? output.accounts : undefined)
  if (!accounts) throw walletErrors('wallet/invalid-response', { method: 'standard:connect' })
  return accounts
}
