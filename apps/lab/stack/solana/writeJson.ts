const mark = '\u0000n'
const marked = /"\\u0000n(-?\d+)"/g

/** Serialises JSON as Solana's RPC does: 64-bit integers are written as numbers, without quotes. */
export function writeJson(value: unknown): string {
  const text = JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${mark}${each}` : each))
  return text.replace(marked, '$1')
}
