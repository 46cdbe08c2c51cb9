import { retryBalances } from '@portico/controllers/internal'
import { type UseCommandReturnType, useCommand } from '../../../bindings/useCommand.js'

/** Returns a command that reads again every balance that could not be read; the results show wherever the balances do. */
export function useBalanceRetry(): UseCommandReturnType<[], void> {
  return useCommand(retryBalances)
}
