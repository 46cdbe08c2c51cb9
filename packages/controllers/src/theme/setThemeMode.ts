import { internals, type Portico } from '../instance/Portico.js'
import type { ThemeMode } from '../instance/state/themeState.js'

/** What `setThemeMode` takes. */
export type SetThemeModeParameters = { readonly mode: ThemeMode }

/**
 * Sets whether the modal and buttons are light, dark, or follow the system.
 *
 * @param portico The instance.
 * @param parameters The mode.
 */
export function setThemeMode(portico: Portico, { mode }: SetThemeModeParameters): void {
  portico[internals].stores.theme.mode = mode
}
