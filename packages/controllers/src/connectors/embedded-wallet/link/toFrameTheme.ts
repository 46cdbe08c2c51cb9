import type { ThemeVariables } from '../../../instance/state/themeState.js'

/**
 * Default colours of the modal. The frame uses the accent for links and focus rings too, so it is light in the dark
 * theme.
 */
const defaults = {
  light: { '--w3m-accent': '#5144e4', '--w3m-background': '#ffffff' },
  dark: { '--w3m-accent': '#9f98f0', '--w3m-background': '#15151c' },
}

/** Returns the theme in the frame's format: the app's variables, with the modal's colours as defaults. */
export function toFrameTheme(themeMode: 'light' | 'dark', variables: ThemeVariables) {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined)
  const accent = variables['--w3m-accent']
  return {
    themeMode,
    // Missing values are left out above.
    themeVariables: Object.fromEntries(given) as Readonly<Record<string, string | number>>,
    w3mThemeVariables: { ...defaults[themeMode], ...(accent && { '--w3m-accent': accent }) },
  }
}
