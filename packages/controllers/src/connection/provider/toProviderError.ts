import { isPorticoError } from '@portico/core'

/**
 * Gives an error of ours the numeric `code` that EIP-1193 asks for and that viem and ethers read; the catalogue's error
 * is its cause. What a wallet threw stays as it is.
 */
export function toProviderError(error: unknown): unknown {
  if (!isPorticoError(error) || error.rpcCode === undefined) return error
  return Object.assign(new Error(error.shortMessage, { cause: error }), { code: error.rpcCode })
}
