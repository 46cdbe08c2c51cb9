const mark = '\u0000n'
const marked = /"\\u0000n(-?\d+)"/g

/** Writes JSON as Solana's RPC does: numbers of 64 bits stand there as they are, without quotes. */
export function writeJson(value: unknown): string {
  const text = JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${mark}${each}` : each))
  return text.replace(marked, '$1')
}
