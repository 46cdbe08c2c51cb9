import type { Locator } from '@playwright/test'
import { parseUnits } from 'viem'

const decimalsOf: Readonly<Record<string, number>> = { LUSD: 6, SOL: 9 }

/**
 * Parses the first amount of a token that a part of the page shows.
 *
 * @param where The part.
 * @param symbol Symbol of the token.
 * @returns The amount in base units, `undefined` if none is shown.
 */
export async function readShownAmount(where: Locator, symbol: string): Promise<bigint | undefined> {
  const found = new RegExp(`([\\d,]+(?:\\.\\d+)?)\\s*${symbol}\\b`).exec((await where.textContent()) ?? '')
  return found?.[1] === undefined ? undefined : parseUnits(found[1].replaceAll(',', ''), decimalsOf[symbol] ?? 18)
}
