/** An error as EIP-1193 defines it. */
export type ProviderError = { readonly code: number; readonly message: string; readonly data?: unknown }

/** Errors of EIP-1193, EIP-1474, EIP-3326 and EIP-5792 that the lab wallet returns. */
export const providerErrors = {
  rejected: { code: 4001, message: 'User rejected the request.' },
  unauthorized: { code: 4100, message: 'The requested account is not permitted.' },
  unsupported: { code: 4200, message: 'The lab wallet does not support this method.' },
  chainDisconnected: { code: 4901, message: 'The lab wallet cannot reach this chain.' },
  unknownChain: { code: 4902, message: 'Unrecognized chain ID. Try adding the chain using wallet_addEthereumChain.' },
  unknownBundle: { code: 5730, message: 'There are no calls of this id.' },
  notAtomic: { code: 5760, message: 'The lab wallet cannot send calls atomically.' },
  pending: { code: -32002, message: 'A request is already pending. Open the lab wallet.' },
  invalidParams: { code: -32602, message: 'The parameters are not valid.' },
} as const satisfies Record<string, ProviderError>

/**
 * Creates what the wallet's promises reject with.
 *
 * @param plain Whether to return a plain object, as extension wallets do, instead of an `Error`.
 */
export function toThrown(error: ProviderError, plain: boolean): ProviderError {
  return plain ? { ...error } : Object.assign(new Error(error.message), error)
}

/** Returns whether a value is an error with a code, from the wallet itself or from a chain. */
export function isProviderError(value: unknown): value is ProviderError {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'code') === 'number'
}

/** Finds the chain's own error in what viem throws. */
export function toChainError(error: unknown): ProviderError {
  for (let part = error; typeof part === 'object' && part !== null; part = Reflect.get(part, 'cause'))
    if (isProviderError(part)) return { code: part.code, message: part.message, data: part.data }
  return { code: -32603, message: error instanceof Error ? error.message : 'The transaction cannot be sent.' }
}
