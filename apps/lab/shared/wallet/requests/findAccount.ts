import type { LabWalletAccount } from '../labWalletAccounts.js'
import { providerErrors } from '../providerError.js'
import type { WalletContext } from '../WalletContext.js'

/** Returns the account a request is for; throws 4100 when the page may not use it. */
export function findAccount(context: WalletContext, address: unknown): LabWalletAccount {
  const wanted = typeof address === 'string' ? address.toLowerCase() : undefined
  const found = context.accounts().find((account) => account.address.toLowerCase() === wanted)
  if (!found) throw providerErrors.unauthorized
  return found
}
