import {
  approveSwap,
  confirmSwap,
  flipSwap,
  getSwapProblem,
  type Portico,
  refreshSwapQuote,
  resetSwap,
  reviewSwap,
  type SetSlippageParameters,
  type SetSwapAmountParameters,
  type SetSwapTokenParameters,
  type SetUnlimitedApprovalParameters,
  type StartSwapParameters,
  type SwapProblem,
  type SwapState,
  setSlippage,
  setSwapAmount,
  setSwapToken,
  setUnlimitedApproval,
  startSwap,
  watchSwap,
} from '@portico/controllers'
import { createSwapState } from '@portico/controllers/ui'
import { useEffect, useMemo, useState } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'

/** What `useSwap` returns: the swap, and the commands that change it. None of them rejects: `failure` tells. */
export type UseSwapReturnType = Readonly<SwapState> & {
  /** What to correct before the swap can be reviewed or confirmed. */
  readonly problem: SwapProblem | undefined
  /** What the latest command failed with. */
  readonly failure: unknown
  readonly startSwap: (parameters?: StartSwapParameters) => Promise<void>
  readonly setSwapAmount: (parameters: SetSwapAmountParameters) => Promise<void>
  readonly setSwapToken: (parameters: SetSwapTokenParameters) => Promise<void>
  readonly flipSwap: () => Promise<void>
  readonly setSlippage: (parameters: SetSlippageParameters) => Promise<void>
  readonly setUnlimitedApproval: (parameters: SetUnlimitedApprovalParameters) => Promise<void>
  readonly refreshSwapQuote: () => Promise<void>
  readonly reviewSwap: () => Promise<void>
  readonly approveSwap: () => Promise<void>
  readonly confirmSwap: () => Promise<void>
  readonly resetSwap: () => Promise<void>
}

/**
 * Swaps tokens without the modal. While the hook is used the quote is renewed every 10 s.
 *
 * @example
 * const { startSwap, setSwapAmount, reviewSwap, confirmSwap, quote, problem } = useSwap()
 * useEffect(() => void startSwap({ toToken: 'USDC' }), [startSwap])
 */
export function useSwap(): UseSwapReturnType {
  const portico = usePorticoInstance()
  const [state, setState] = useState<Readonly<SwapState>>(createSwapState)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => watchSwap(portico, setState), [portico])
  const commands = useMemo(() => {
    const bind =
      <parameters extends readonly unknown[]>(command: (portico: Portico, ...parameters: parameters) => unknown) =>
      async (...parameters: parameters): Promise<void> => {
        setFailure(undefined)
        try {
          await command(portico, ...parameters)
        } catch (error) {
          setFailure(error)
        }
      }
    return {
      startSwap: bind(startSwap),
      setSwapAmount: bind(setSwapAmount),
      setSwapToken: bind(setSwapToken),
      flipSwap: bind(flipSwap),
      setSlippage: bind(setSlippage),
      setUnlimitedApproval: bind(setUnlimitedApproval),
      refreshSwapQuote: bind(refreshSwapQuote),
      reviewSwap: bind((instance) => reviewSwap(instance)),
      approveSwap: bind((instance) => approveSwap(instance)),
      confirmSwap: bind((instance) => confirmSwap(instance)),
      resetSwap: bind(resetSwap),
    }
  }, [portico])
  return { ...state, problem: getSwapProblem(state), failure, ...commands }
}
