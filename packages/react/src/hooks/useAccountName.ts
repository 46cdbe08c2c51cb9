import {
  type AccountNameState,
  confirmAccountName,
  type Portico,
  resetAccountName,
  type SetAccountNameTextParameters,
  setAccountNameText,
  startAccountName,
  watchAccountName,
} from '@portico/controllers'
import { createAccountNameState } from '@portico/controllers/ui'
import { useEffect, useMemo, useState } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'

/** What `useAccountName` returns: the form, and the commands that change it. None of them rejects: `failure` tells. */
export type UseAccountNameReturnType = Readonly<AccountNameState> & {
  /** What the latest command failed with. */
  readonly failure: unknown
  readonly startAccountName: () => Promise<void>
  readonly setAccountNameText: (parameters: SetAccountNameTextParameters) => Promise<void>
  readonly confirmAccountName: () => Promise<void>
  readonly resetAccountName: () => Promise<void>
}

/**
 * Registers a name for the connected EVM account without the modal.
 *
 * @example
 * const { startAccountName, setAccountNameText, confirmAccountName, availability, suggestions } = useAccountName()
 * useEffect(() => void startAccountName(), [startAccountName])
 */
export function useAccountName(): UseAccountNameReturnType {
  const portico = usePorticoInstance()
  const [state, setState] = useState<Readonly<AccountNameState>>(createAccountNameState)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => watchAccountName(portico, setState), [portico])
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
      startAccountName: bind(startAccountName),
      setAccountNameText: bind(setAccountNameText),
      confirmAccountName: bind((instance) => confirmAccountName(instance)),
      resetAccountName: bind(resetAccountName),
    }
  }, [portico])
  return { ...state, failure, ...commands }
}
