import type { Portico } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'

/** Returns whether wallets are hidden behind "Continue with a wallet" because e-mail login is offered. */
export function hidesWallets(portico: Portico): boolean {
  const { collapseWallets, emailShowWallets } = getInternals(portico).options.features
  return !!collapseWallets || emailShowWallets === false
}
