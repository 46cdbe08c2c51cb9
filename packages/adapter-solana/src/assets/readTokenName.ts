import { base58 } from '@scure/base'
import { extensionTypes } from '../tokens/readExtensions.js'
import type { Mint } from '../tokens/readMint.js'
import { readUint } from '../tokens/readUint.js'

/**
 * Reads the name that a Token-2022 mint holds itself; `undefined` when it holds none, or that of another mint.
 *
 * @param mint The mint.
 * @param address Its address.
 */
export function readTokenName(
  { extensions }: Mint,
  address: string,
): { readonly name: string; readonly symbol: string } | undefined {
  const data = extensions.find(({ type }) => type === extensionTypes.tokenMetadata)?.data
  // The fields before the name are the update authority and the mint.
  if (!data || data.length < 64 || base58.encode(data.slice(32, 64)) !== address) return undefined
  const [name, next] = readText(data, 64)
  const [symbol] = readText(data, next)
  return { name, symbol }
}

function readText(data: Uint8Array, at: number): readonly [text: string, end: number] {
  const end = at + 4 + Number(readUint(data, at, 4))
  return [new TextDecoder().decode(data.subarray(at + 4, end)), end]
}
