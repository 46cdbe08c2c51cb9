import type { WalletAbilities } from './evm/createEvmAnswers.js'

/**
 * Returns the session properties that describe the wallet's capabilities (EIP-5792).
 *
 * @param addresses Accounts of the session.
 * @param chainIds Ids of the chains that the wallet knows.
 * @param can Optional features of the wallet.
 */
export function describeCapabilities(
  addresses: readonly string[],
  chainIds: readonly number[],
  can: WalletAbilities,
): Record<string, string> {
  const capabilities = {
    atomic: { status: can.batches ? 'ready' : 'unsupported' },
    ...(can.assets && { assetDiscovery: { supported: true } }),
  }
  const chains = chainIds.map((id) => [`0x${id.toString(16)}`, capabilities])
  const accounts = addresses.map((address) => [address, Object.fromEntries(chains)])
  return { capabilities: JSON.stringify(Object.fromEntries(accounts)) }
}
