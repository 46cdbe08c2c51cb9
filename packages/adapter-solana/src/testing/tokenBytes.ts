import { base58 } from '@scure/base'
import { encode } from '../transfer/encode.js'

type ExtensionBytes = readonly [type: number, data: Uint8Array]

function withExtensions(plain: Uint8Array, kind: number, extensions: readonly ExtensionBytes[] | undefined) {
  if (!extensions) return plain
  const padded = new Uint8Array(166)
  padded.set(plain)
  padded[165] = kind
  return Uint8Array.from([
    ...padded,
    ...extensions.flatMap(([type, data]) => [...encode([type, 2], [data.length, 2]), ...data]),
  ])
}

/**
 * Creates the data of a mint.
 *
 * @param decimals The token's decimals.
 * @param extensions With them it is one of Token-2022.
 */
export function mintBytes(decimals: number, extensions?: readonly ExtensionBytes[]): Uint8Array {
  const plain = new Uint8Array(82)
  plain[44] = decimals
  plain[45] = 1
  return withExtensions(plain, 1, extensions)
}

/**
 * Creates the data of a token account.
 *
 * @param account Whose it is, of what, how much, and 1 for open or 2 for frozen.
 */
export function accountBytes(account: {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  readonly state?: 1 | 2
  readonly extensions?: readonly ExtensionBytes[]
}): Uint8Array {
  const plain = new Uint8Array(165)
  plain.set(base58.decode(account.mint))
  plain.set(base58.decode(account.owner), 32)
  plain.set(encode([account.amount, 8]), 64)
  plain[108] = account.state ?? 1
  return withExtensions(plain, 2, account.extensions)
}

/** Creates the data of the extension that takes a fee: the older and the newer one, each from an epoch on. */
export function feeConfigBytes(
  ...fees: readonly { readonly epoch: number; readonly maximum: bigint; readonly basisPoints: number }[]
): ExtensionBytes {
  const parts = fees.flatMap((fee) => [...encode([fee.epoch, 8], [fee.maximum, 8], [fee.basisPoints, 2])])
  return [1, Uint8Array.from([...new Uint8Array(72), ...parts])]
}
