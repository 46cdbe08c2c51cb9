import { internals, type Portico } from '../instance/Portico.js'
import type { ThemeVariables } from '../instance/state/themeState.js'

/** What `setThemeVariables` takes. */
export type SetThemeVariablesParameters = {
  /** The variables to change; `undefined` restores a default. */
  readonly variables: ThemeVariables
}

/**
 * Sets theme variables. Others keep their value; `undefined` restores the default.
 *
 * @param portico The instance.
 * @param parameters The variables to change.
 */
export function setThemeVariables(portico: Portico, { variables }: SetThemeVariablesParameters): void {
  const { theme } = portico[internals].stores
  theme.variables = { ...theme.variables, ...variables }
}
