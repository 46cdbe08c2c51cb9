import type { Portico } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'

/** Says whether wallets stand behind "Continue with a wallet" where the e-mail login is offered. */
export function hidesWallets(portico: Portico): boolean {
  const { collapseWallets, emailShowWallets } = getInternals(portico).options.features
  return !!collapseWallets || emailShowWallets === false
}
