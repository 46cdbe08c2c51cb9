import { setThemeMode, setThemeVariables, type ThemeMode, type ThemeVariables } from '@portico/controllers'
import { useMemo } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { usePorticoState } from '../bindings/usePorticoState.js'

/** What `useTheme` returns. */
export type UseThemeReturnType = {
  readonly mode: ThemeMode
  readonly variables: ThemeVariables
  readonly setThemeMode: (mode: ThemeMode) => void
  /** Sets the variables that are named; `undefined` brings a default back. */
  readonly setThemeVariables: (variables: ThemeVariables) => void
}

/**
 * Reads and changes the look of the modal and the buttons.
 *
 * @example
 * const { setThemeMode } = useTheme()
 * return <button onClick={() => setThemeMode('dark')}>Dark</button>
 */
export function useTheme(): UseThemeReturnType {
  const portico = usePorticoInstance()
  const theme = usePorticoState((state) => state.theme)
  const commands = useMemo(
    () => ({
      setThemeMode: (mode: ThemeMode) => setThemeMode(portico, { mode }),
      setThemeVariables: (variables: ThemeVariables) => setThemeVariables(portico, { variables }),
    }),
    [portico],
  )
  return { ...theme, ...commands }
}
