import { useLayoutEffect } from 'react'
import { usePorticoState } from '../bindings/usePorticoState.js'
import { useLocale } from '../i18n/useLocale.js'
import { applyThemeVariables } from './applyThemeVariables.js'

/** Gives an element that React did not make the theme and language of a Portico root. */
export function useRootAttributes(root: HTMLElement | undefined): void {
  const locale = useLocale()
  const { mode, variables } = usePorticoState((state) => state.theme)
  useLayoutEffect(() => {
    if (!root) return
    root.lang = locale
    root.dir = locale === 'ar' ? 'rtl' : 'ltr'
    root.dataset.portico ??= ''
    root.dataset.theme = mode
    applyThemeVariables(root, variables)
  }, [root, locale, mode, variables])
}
