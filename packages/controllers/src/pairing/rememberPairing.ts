import type { Portico } from '../portico/Portico.js'

/** Remembers the wallet that was paired with. */
export function rememberPairing(
  _portico: Portico,
  _parameters: {
    readonly walletId: string | undefined
    readonly link: { readonly href: string; readonly name: string } | undefined
  },
): void {}
