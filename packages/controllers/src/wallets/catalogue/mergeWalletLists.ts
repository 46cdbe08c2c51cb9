import type { CatalogueWallet } from '../../services/catalogue/CatalogueWallet.js'

/**
 * Joins lists of wallets and keeps each wallet where it stands first.
 *
 * @param lists Such as the featured, the recommended and every page of all wallets; a missing one counts as empty.
 */
export function mergeWalletLists(
  lists: readonly ({ readonly wallets: readonly CatalogueWallet[] } | undefined)[],
): readonly CatalogueWallet[] {
  const wallets = new Map<string, CatalogueWallet>()
  for (const list of lists) {
    for (const wallet of list?.wallets ?? []) if (!wallets.has(wallet.id)) wallets.set(wallet.id, wallet)
  }
  return [...wallets.values()]
}
