import { internals, type Portico } from '../instance/Portico.js'
import type { ThemeMode } from '../instance/state/themeState.js'

/**
 * Sets whether the modal and buttons are light, dark, or follow the system.
 *
 * @param portico The instance.
 * @param parameters The mode.
 */
export function setThemeMode(portico: Portico, { mode }: { readonly mode: ThemeMode }): void {
  portico[internals].stores.theme.mode = mode
}
