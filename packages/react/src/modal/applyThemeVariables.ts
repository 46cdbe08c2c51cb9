import type { ThemeVariables } from '@portico/controllers'

/** Sets theme variables on a root through the CSSOM; the tokens in `styles/tokens.css` read them. */
export function applyThemeVariables(root: HTMLElement, variables: ThemeVariables): void {
  for (const [name, value] of Object.entries(variables)) {
    const text = name.endsWith('-strength') ? `${value}%` : String(value)
    if (value === undefined) root.style.removeProperty(name)
    else root.style.setProperty(name, text)
  }
}
