import {
  type ChoosePayExchangeParameters,
  cancelPay,
  choosePayExchange,
  getPayProblem,
  type OpenPayPageParameters,
  openPayPage,
  type PayProblem,
  type PayState,
  type Portico,
  refreshExchanges,
  resumePayment,
  type SetPayAmountParameters,
  type SetPayAssetParameters,
  type StartPayParameters,
  setPayAmount,
  setPayAsset,
  startPay,
  watchPay,
} from '@portico/controllers'
import { createPayState } from '@portico/controllers/ui'
import { useEffect, useMemo, useState } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'

/** What `usePay` returns: the form and the payment, and the commands that change them. None rejects: `failure` tells. */
export type UsePayReturnType = Readonly<PayState> & {
  /** What to correct before an exchange can be chosen. */
  readonly problem: PayProblem | undefined
  /** What the latest command failed with. */
  readonly failure: unknown
  readonly startPay: (parameters?: StartPayParameters) => Promise<void>
  readonly setPayAmount: (parameters: SetPayAmountParameters) => Promise<void>
  readonly setPayAsset: (parameters: SetPayAssetParameters) => Promise<void>
  readonly refreshExchanges: () => Promise<void>
  readonly choosePayExchange: (parameters: ChoosePayExchangeParameters) => Promise<void>
  /** Call it in the task of the click. */
  readonly openPayPage: (parameters?: OpenPayPageParameters) => Promise<void>
  readonly resumePayment: () => Promise<void>
  readonly cancelPay: () => Promise<void>
}

/**
 * Deposits and pays from an exchange without the modal; `features.pay` must be on. A payment that an earlier page had
 * begun is followed again by `startPay` or `resumePayment`.
 *
 * @example
 * const { startPay, exchanges, choosePayExchange, payment } = usePay()
 * useEffect(() => void startPay({ asset: 'eip155:1/slip44:60', amount: '0.1' }), [startPay])
 */
export function usePay(): UsePayReturnType {
  const portico = usePorticoInstance()
  const [state, setState] = useState<Readonly<PayState>>(createPayState)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => watchPay(portico, setState), [portico])
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
      startPay: bind(startPay),
      setPayAmount: bind(setPayAmount),
      setPayAsset: bind(setPayAsset),
      refreshExchanges: bind(refreshExchanges),
      choosePayExchange: bind(choosePayExchange),
      openPayPage: bind(openPayPage),
      resumePayment: bind(resumePayment),
      cancelPay: bind(cancelPay),
    }
  }, [portico])
  return { ...state, problem: getPayProblem(state), failure, ...commands }
}
