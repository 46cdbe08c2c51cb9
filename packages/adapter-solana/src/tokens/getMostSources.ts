import type { Mint } from './readMint.js'

/**
 * Returns how many accounts a transfer is taken from at most: so many fit into a transaction in any case and leave room
 * for what wallets add; with the accounts of a hook it is one.
 *
 * @param mint The token.
 */
export function getMostSources({ hook }: Pick<Mint, 'hook'>): number {
  return hook === undefined ? 8 : 1
}
