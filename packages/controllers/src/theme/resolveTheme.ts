import type { PorticoState } from '../instance/PorticoState.js'

/**
 * Returns the theme to render.
 *
 * @param state A state of an instance.
 * @param systemDark Whether the system prefers dark, as `(prefers-color-scheme: dark)` says.
 */
export function resolveTheme({ theme }: Pick<PorticoState, 'theme'>, systemDark: boolean): 'light' | 'dark' {
  if (theme.mode !== 'system') return theme.mode
  return systemDark ? 'dark' : 'light'
}
