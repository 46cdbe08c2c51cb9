import { getNamespace, type SiwxMessageData } from '@portico/core'
import { getNamespaceInfo } from '@portico/core/internal'

const names = [
  ['eip155', 'Ethereum'],
  ['solana', 'Solana'],
] as const

/** Returns the word before "account" that the standard of a chain's namespace has. */
export function getAccountName(chainId: SiwxMessageData['chainId']): string {
  const namespace = getNamespace(chainId)
  return names.find(([named]) => named === namespace)?.[1] ?? getNamespaceInfo(namespace).name
}

/** Returns the namespace whose standard has this word before "account". */
export function getNamedNamespace(accountName: string): string | undefined {
  return names.find(([, name]) => name === accountName)?.[0]
}
