import { retryNativeBalance } from '@portico/controllers/internal'
import { type UseCommandReturnType, useCommand } from '../../../bindings/useCommand.js'

/** Returns a command that reads the native balance again; the result shows wherever the balance does. */
export function useBalanceRetry(): UseCommandReturnType<[], void> {
  return useCommand((portico) => retryNativeBalance(portico))
}
