import type { CatalogueWallet } from '../../services/catalogue/CatalogueWallet.js'

/**
 * Merges lists of wallets and keeps the first position of each wallet.
 *
 * @param lists For example the featured, the recommended and every page of all wallets. A missing list counts as empty.
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
