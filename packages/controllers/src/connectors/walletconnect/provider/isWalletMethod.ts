import type { ChainNamespace } from '@portico/core'

const patterns: Readonly<Record<string, RegExp>> = {
  eip155:
    /^(wallet_|personal_|eth_(sign|sendTransaction$|sendUserOperation$|accounts$|requestAccounts$|coinbase$|decrypt|getEncryptionPublicKey))/,
  solana: /^solana_/,
}

/** For namespaces without a pattern: a method belongs to the wallet if its name contains one of these words. */
const anyNamespace = /sign|send|account/i

/**
 * Returns whether only a wallet can answer a method. Such a method is never sent to a node, because some nodes hold
 * keys and would sign with them.
 *
 * @param namespace The namespace.
 * @param method The method.
 */
export function isWalletMethod(namespace: ChainNamespace, method: string): boolean {
  const pattern = Object.hasOwn(patterns, namespace) ? patterns[namespace] : anyNamespace
  return (pattern ?? anyNamespace).test(method)
}
