/** What tells wallets apart. */
export type WalletIdentity = { readonly rdns: string; readonly name: string }

/**
 * Returns how a wallet is recognised: reverse domain name and name, with the spellings of one wallet made equal ("Trust
 * Wallet" is "Trust"; MetaMask's mobile browser is MetaMask).
 */
export function walletIdentity(wallet: { readonly name: string; readonly rdns?: string | undefined }): WalletIdentity {
  const name = wallet.name.trim().toLowerCase()
  const rdns = wallet.rdns?.trim().toLowerCase() ?? ''
  return {
    name: name === 'trust wallet' ? 'trust' : name,
    rdns: rdns === 'io.metamask.mobile' ? 'io.metamask' : rdns,
  }
}

type Wallet = { readonly name: string; readonly rdns?: string | undefined }

/** Says whether two records name one wallet: by reverse domain name when both have one, else by name. */
export function isSameWallet(one: Wallet, other: Wallet): boolean {
  const [a, b] = [walletIdentity(one), walletIdentity(other)]
  return a.rdns && b.rdns ? a.rdns === b.rdns : a.name === b.name
}
