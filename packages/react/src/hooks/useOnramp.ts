import {
  cancelPurchase,
  getOnrampProblem,
  type OnrampProblem,
  type OnrampState,
  type Portico,
  resumePurchase,
  type SetOnrampAmountParameters,
  type SetOnrampCurrencyParameters,
  type SetOnrampTokenParameters,
  type StartPurchaseParameters,
  setOnrampAmount,
  setOnrampCurrency,
  setOnrampToken,
  startOnramp,
  startPurchase,
  watchOnramp,
} from '@portico/controllers'
import { createOnrampState } from '@portico/controllers/ui'
import { useEffect, useMemo, useState } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'

/** What `useOnramp` returns: the form and the purchase, and the commands that change them. None rejects: `failure` tells. */
export type UseOnrampReturnType = Readonly<OnrampState> & {
  /** What to correct before a provider's page can be opened; `no-amount` does not prevent it. */
  readonly problem: OnrampProblem | undefined
  /** What the latest command failed with. */
  readonly failure: unknown
  readonly startOnramp: () => Promise<void>
  readonly setOnrampAmount: (parameters: SetOnrampAmountParameters) => Promise<void>
  readonly setOnrampToken: (parameters: SetOnrampTokenParameters) => Promise<void>
  readonly setOnrampCurrency: (parameters: SetOnrampCurrencyParameters) => Promise<void>
  /** Call it in the click's own task. */
  readonly startPurchase: (parameters: StartPurchaseParameters) => Promise<void>
  readonly resumePurchase: () => Promise<void>
  readonly cancelPurchase: () => Promise<void>
}

/**
 * Buys tokens with money without the modal. A purchase that an earlier page had begun is followed again.
 *
 * @example
 * const { startOnramp, setOnrampAmount, startPurchase, choices, purchase } = useOnramp()
 * useEffect(() => void startOnramp(), [startOnramp])
 */
export function useOnramp(): UseOnrampReturnType {
  const portico = usePorticoInstance()
  const [state, setState] = useState<Readonly<OnrampState>>(createOnrampState)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    resumePurchase(portico)
    return watchOnramp(portico, setState)
  }, [portico])
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
      startOnramp: bind(startOnramp),
      setOnrampAmount: bind(setOnrampAmount),
      setOnrampToken: bind(setOnrampToken),
      setOnrampCurrency: bind(setOnrampCurrency),
      startPurchase: bind(startPurchase),
      resumePurchase: bind(resumePurchase),
      cancelPurchase: bind(cancelPurchase),
    }
  }, [portico])
  return { ...state, problem: getOnrampProblem(state), failure, ...commands }
}
