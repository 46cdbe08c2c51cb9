import type { ThemeVariables } from '@portico/controllers'

/** Sets theme variables on a root through the CSSOM; the tokens in `styles/tokens.css` read them. */
export function applyThemeVariables(root: HTMLElement, variables: ThemeVariables): void {
  for (const [name, value] of Object.entries(variables)) {
    const unit = name.endsWith('-strength') ? '%' : ''
    // Empty text removes it.
    root.style.setProperty(name, value === undefined ? '' : value + unit)
  }
}
