/**
 * Reads a chain id as EIP-695 has it: hex digits after `0x`, above zero and exact as a number.
 *
 * @param value A wallet's answer or event.
 * @returns The chain's number, `undefined` for anything else.
 */
export function parseChainId(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^0x[\da-fA-F]{1,14}$/.test(value)) return undefined
  const id = Number(value)
  return id > 0 && Number.isSafeInteger(id) ? id : undefined
}
