import { walletIdentity } from './walletIdentity.js'

type Wallet = { readonly name: string; readonly rdns?: string | undefined }

/** Says whether two records name one wallet: by reverse domain name when both have one, else by name. */
export function isSameWallet(one: Wallet, other: Wallet): boolean {
  const [a, b] = [walletIdentity(one), walletIdentity(other)]
  return a.rdns && b.rdns ? a.rdns === b.rdns : a.name === b.name
}
