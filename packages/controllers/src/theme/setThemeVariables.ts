import { internals, type Portico } from '../instance/Portico.js'
import type { ThemeVariables } from '../instance/state/themeState.js'

/**
 * Sets theme variables. Others keep their value; `undefined` restores the default.
 *
 * @param portico The instance.
 * @param parameters The variables to change.
 */
export function setThemeVariables(portico: Portico, { variables }: { readonly variables: ThemeVariables }): void {
  const { theme } = portico[internals].stores
  theme.variables = { ...theme.variables, ...variables }
}
