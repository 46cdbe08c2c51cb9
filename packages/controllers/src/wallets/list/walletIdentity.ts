/** The fields that identify a wallet. */
export type WalletIdentity = { readonly rdns: string; readonly name: string }

/**
 * Returns the identity of a wallet: reverse domain name and name, with variants of one wallet made equal ("Trust
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

/** Returns whether two records are the same wallet: by reverse domain name if both have one, else by name. */
export function isSameWallet(one: Wallet, other: Wallet): boolean {
  const [a, b] = [walletIdentity(one), walletIdentity(other)]
  return a.rdns && b.rdns ? a.rdns === b.rdns : a.name === b.name
}
