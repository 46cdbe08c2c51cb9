/**
 * Reads the number of an EVM chain out of the ways apps write it: `1`, `'1'`, `'0x1'`, `'eip155:1'`.
 *
 * @returns `undefined` for networks of other kinds.
 */
export function readChainNumber(chainId: string | number): number | undefined {
  const text = `${chainId}`.replace(/^eip155:/, '')
  return /^(0x[\da-f]{1,13}|[1-9]\d{0,15})$/i.test(text) ? Number(text) : undefined
}
