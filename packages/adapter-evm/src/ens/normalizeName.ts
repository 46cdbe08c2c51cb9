import { normalize } from 'viem/ens'

/**
 * Returns a name in the one spelling of ENSIP-15, `undefined` when it has none.
 *
 * @param name The name as it was typed or stored.
 */
export function normalizeName(name: string): string | undefined {
  try {
    return normalize(name)
  } catch {
    return undefined
  }
}
