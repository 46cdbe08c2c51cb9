/** Description of a wallet (EIP-6963). */
export type WalletInfo = {
  readonly uuid: string
  readonly name: string
  readonly icon: string
  readonly rdns: string
}

/**
 * Announces wallets to the page now and on every request (EIP-6963).
 *
 * @returns Stops answering requests. Apps that have received the wallets keep them.
 */
export function announceWallets(
  wallets: readonly { readonly info: WalletInfo; readonly provider: object }[],
): () => void {
  const details = wallets.map(({ info, provider }) => Object.freeze({ info: Object.freeze(info), provider }))
  const announce = () => {
    for (const detail of details) window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => window.removeEventListener('eip6963:requestProvider', announce)
}
