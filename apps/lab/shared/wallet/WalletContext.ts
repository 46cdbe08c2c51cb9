import type { Ask } from './Ask.js'
import type { WalletStore } from './createWalletStore.js'
import type { LabWalletAccount } from './labWalletAccounts.js'
import { providerErrors } from './providerError.js'

/** What the answers to requests work with. */
export type WalletContext = {
  readonly store: WalletStore
  readonly origin: string
  /** Accounts the page may see, the selected one first; none while locked or not permitted. */
  accounts(): readonly LabWalletAccount[]
  /** Accounts it would see after a connect. */
  ownAccounts(): readonly LabWalletAccount[]
  chainName(chainId: number): string
  rpc(chainId: number): string | undefined
  /** Resolves once the owner approves; throws 4001 when they do not, or what the mode says. */
  confirm(ask: Ask): Promise<void>
}

/** Answers one method of the provider. */
export type RequestHandler = (context: WalletContext, params: readonly unknown[]) => Promise<unknown> | unknown

/** Returns the account a request is for; throws 4100 when the page may not use it. */
export function findAccount(context: WalletContext, address: unknown): LabWalletAccount {
  const wanted = typeof address === 'string' ? address.toLowerCase() : undefined
  const found = context.accounts().find((account) => account.address.toLowerCase() === wanted)
  if (!found) throw providerErrors.unauthorized
  return found
}
