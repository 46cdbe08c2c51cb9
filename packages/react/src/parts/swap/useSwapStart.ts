import { type RouteParams, startSwap, watchSwap } from '@portico/controllers'
import { definePart, getPart } from '@portico/controllers/internal'
import { routerPart } from '@portico/controllers/ui'
import { useEffect } from 'react'
import { useCommand } from '../../bindings/useCommand.js'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { type SwapForm, useSwapForm } from './useSwapForm.js'

/** The route whose parameters the form took last, so that coming back to it does not undo what was chosen since. */
const appliedPart = definePart<{ key: number }>({ key: 'swapApplied', create: () => ({ key: 0 }) })

export type SwapStart = SwapForm & {
  /** Why the account cannot swap at all, such as a network without swaps. */
  readonly error: unknown
  /** Begins anew, for instance on another network. */
  readonly restart: () => void
}

/**
 * Returns the swap form. Starts one when the view appears, unless there is a draft; while it is shown, its quote is kept
 * fresh.
 *
 * @param params What to swap, by the view's route.
 */
export function useSwapStart(params: RouteParams['Swap'] = {}): SwapStart {
  const portico = usePorticoInstance()
  const { run, error } = useCommand(startSwap)
  const { fromToken, toToken, amount } = params
  useEffect(() => {
    const applied = getPart(portico, appliedPart)
    const key = getPart(portico, routerPart).history.findLast(({ name }) => name === 'Swap')?.key ?? 0
    void run(key === applied.key ? {} : { fromToken, toToken, amount })
    applied.key = key
  }, [portico, run, fromToken, toToken, amount])
  useEffect(() => watchSwap(portico, () => {}), [portico])
  return { ...useSwapForm(), error, restart: () => void run({}) }
}
