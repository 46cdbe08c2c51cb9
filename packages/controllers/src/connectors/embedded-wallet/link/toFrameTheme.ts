import type { ThemeVariables } from '../../../instance/state/themeState.js'

/** Colours of the modal where the app gave none. Links and rings of the frame take the accent too, so dark has a light one. */
const defaults = {
  light: { '--w3m-accent': '#5144e4', '--w3m-background': '#ffffff' },
  dark: { '--w3m-accent': '#9f98f0', '--w3m-background': '#15151c' },
}

/** Returns the theme in the frame's format: the app's variables, and the colours of the modal. */
export function toFrameTheme(themeMode: 'light' | 'dark', variables: ThemeVariables) {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined)
  const accent = variables['--w3m-accent']
  return {
    themeMode,
    // Values that are not given are left out above.
    themeVariables: Object.fromEntries(given) as Readonly<Record<string, string | number>>,
    w3mThemeVariables: { ...defaults[themeMode], ...(accent && { '--w3m-accent': accent }) },
  }
}
