import { isProviderError, type ProviderError } from '../providerError.js'

/** Finds the chain's own answer inside what viem throws. */
export function toChainError(error: unknown): ProviderError {
  for (let part = error; typeof part === 'object' && part !== null; part = Reflect.get(part, 'cause'))
    if (isProviderError(part)) return { code: part.code, message: part.message, data: part.data }
  return { code: -32603, message: error instanceof Error ? error.message : 'The transaction cannot be sent.' }
}
