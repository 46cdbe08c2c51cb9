import { readUint } from '../../tokens/readUint.js'

/** An extra account of a transfer hook, as its program stored it. */
export type ExtraMeta = {
  /** 0 for an address, 1 for one derived from the hook's program, 2 for one inside data, 128 and up for one derived from
   * the program at this place less 128. */
  readonly kind: number
  /** The address, or how to derive it: 32 bytes. */
  readonly config: Uint8Array
  readonly isSigner: boolean
  readonly isWritable: boolean
}

/** First 8 bytes of the SHA-256 of `spl-transfer-hook-interface:execute`, which identify the list. */
export const executeDiscriminator = Uint8Array.of(105, 37, 101, 197, 75, 251, 102, 26)

/** Size of an entry in bytes: kind, configuration and two flags. */
const entrySize = 35

/**
 * Reads the list of accounts that a hook wants for transfers (spl-transfer-hook-interface); `undefined` when the account
 * holds none. Throws `RangeError` for a list that is cut off.
 *
 * @param data Data of the hook's account of extra account metas.
 */
export function readExtraMetas(data: Uint8Array): readonly ExtraMeta[] | undefined {
  for (let at = 0; at + 12 <= data.length; ) {
    const end = at + 12 + Number(readUint(data, at + 8, 4))
    if (executeDiscriminator.every((byte, index) => data[at + index] === byte)) {
      const count = Number(readUint(data, at + 12, 4))
      const first = at + 16
      if (end > data.length || first + count * entrySize > end) throw new RangeError('The list of accounts is cut off')
      return Array.from({ length: count }, (_, index) => readEntry(data, first + index * entrySize))
    }
    at = end
  }
  return undefined
}

function readEntry(data: Uint8Array, at: number): ExtraMeta {
  const [kind = 0] = data.subarray(at)
  const config = data.slice(at + 1, at + 33)
  return { kind, config, isSigner: data[at + 33] === 1, isWritable: data[at + 34] === 1 }
}
