import { type AdapterContext, type Connection, type Eip1193Provider, toWalletError, walletErrors } from '@portico/core'
import { settle } from '@portico/core/internal'
import { isLocked } from './isLocked.js'
import { openConnection } from './openConnection.js'
import { readAccounts } from './readAccounts.js'

export type ConnectWalletParameters = {
  readonly connectorId: string
  readonly provider: Eip1193Provider
  readonly signal: AbortSignal
}

/** How long to wait for accounts that need no prompt, in milliseconds. */
const restoreMs = 5000

/**
 * Asks the wallet to connect. Stays on whatever network the wallet is. Throws `wallet/rejected`,
 * `wallet/request-pending`, `wallet/no-accounts`, `wallet/invalid-response`, `connection/aborted` or what else
 * `toWalletError` makes of the wallet's answer.
 *
 * @param context The instance's parts.
 * @param parameters The wallet, and the signal that ends the wait.
 */
export async function connectWallet(context: AdapterContext, parameters: ConnectWalletParameters): Promise<Connection> {
  const { provider, signal } = parameters
  const method = 'eth_requestAccounts'
  try {
    const accounts = readAccounts(await settle(() => provider.request({ method }), { signal }))
    if (!accounts) throw walletErrors('wallet/invalid-response', { method })
    if (accounts.length === 0) throw walletErrors('wallet/no-accounts')
    return await openConnection(context, { ...parameters, accounts })
  } catch (error) {
    throw toWalletError(error)
  }
}

/**
 * Resumes an earlier connection by `eth_accounts`, which opens no prompt. Throws `wallet/locked` when the wallet says so,
 * `connection/timeout` when it is silent, `connection/aborted` or what else `toWalletError` makes of its answer: none of
 * these means that the person has ended the connection.
 *
 * @param context The instance's parts.
 * @param parameters The wallet, and the signal that ends the wait.
 * @returns `undefined` when the wallet shares no account any more.
 */
export async function restoreWallet(
  context: AdapterContext,
  parameters: ConnectWalletParameters,
): Promise<Connection | undefined> {
  const { provider, signal } = parameters
  const method = 'eth_accounts'
  const limit = { clock: context.clock, ms: restoreMs }
  try {
    const accounts = readAccounts(await settle(() => provider.request({ method }), { signal, limit }))
    if (!accounts) throw walletErrors('wallet/invalid-response', { method })
    if (accounts.length > 0) return await openConnection(context, { ...parameters, accounts })
  } catch (error) {
    const failure = toWalletError(error)
    if (failure.code !== 'wallet/unauthorized') throw failure
  }
  if (await isLocked(context, provider)) throw walletErrors('wallet/locked')
  return undefined
}
