import type { Mint } from './readMint.js'

/**
 * Returns how many accounts one transaction can take a token from: no more fit into it, and no second one with those of
 * a hook.
 *
 * @param mint The token.
 */
export function getMostSources({ hook }: Pick<Mint, 'hook'>): number {
  return hook === undefined ? 8 : 1
}
