import { base58 } from '@scure/base'
import { type Extension, extensionTypes, readExtensions } from './readExtensions.js'
import { readUint } from './readUint.js'

/** Transfer fee that applies from an epoch on. */
type TransferFee = { readonly epoch: bigint; readonly maximum: bigint; readonly basisPoints: bigint }

export type Mint = {
  readonly decimals: number
  /** The fee before and after the last change. */
  readonly fees: readonly [older: TransferFee, newer: TransferFee] | undefined
  /** Name of an extension that makes transfers impossible. */
  readonly obstacle: 'nonTransferable' | undefined
  /** Program that is called with every transfer. */
  readonly hook: string | undefined
  /** Size of an associated token account for this mint, in bytes. */
  readonly accountSize: number
  readonly extensions: readonly Extension[]
}

/** Size of a plain token account, in bytes. */
const plainSize = 165

/**
 * Reads a mint of the Token or Token-2022 program; `undefined` when the data is none.
 *
 * @param data The account's data.
 * @param isToken2022 Whether the Token-2022 program owns it.
 */
export function readMint(data: Uint8Array, isToken2022: boolean): Mint | undefined {
  const isInitialized = data[45] === 1
  const isMint = data.length === 82 || (isToken2022 && data[plainSize] === 1)
  if (!isMint || !isInitialized) return undefined
  const extensions = isToken2022 ? readExtensions(data) : []
  const find = (type: number) => extensions.find((extension) => extension.type === type)?.data
  const config = find(extensionTypes.transferFeeConfig)
  const hook = find(extensionTypes.transferHook)
  // The program follows the hook's authority; zeros mean none.
  const program = hook?.subarray(32, 64)
  const isStuck = find(extensionTypes.nonTransferable) !== undefined
  const extra = (config ? 12 : 0) + (hook ? 5 : 0) + (isStuck ? 4 : 0) + (find(extensionTypes.pausable) ? 4 : 0)
  return {
    decimals: data[44] ?? 0,
    fees: config && [readFee(config, 72), readFee(config, 90)],
    obstacle: isStuck ? 'nonTransferable' : undefined,
    hook: program?.some((byte) => byte !== 0) ? base58.encode(Uint8Array.from(program)) : undefined,
    // Account type, the immutable-owner extension that associated accounts always have, then one part per extension.
    accountSize: isToken2022 ? plainSize + 5 + extra : plainSize,
    extensions,
  }
}

function readFee(config: Uint8Array, at: number): TransferFee {
  return {
    epoch: readUint(config, at, 8),
    maximum: readUint(config, at + 8, 8),
    basisPoints: readUint(config, at + 16, 2),
  }
}

/**
 * Returns how many accounts a transfer is taken from at most: so many fit into a transaction in any case and leave room
 * for what wallets add; with the accounts of a hook it is one.
 *
 * @param mint The token.
 */
export function getMostSources({ hook }: Pick<Mint, 'hook'>): number {
  return hook === undefined ? 8 : 1
}
