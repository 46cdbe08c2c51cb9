import { type ReactNode, useRef } from 'react'
import { useBeforePaint } from '../bindings/useBeforePaint.js'
import { usePorticoState } from '../bindings/usePorticoState.js'
import { locales } from '../i18n/locales.js'
import { useLocale } from '../i18n/useLocale.js'
import { applyThemeVariables } from '../modal/applyThemeVariables.js'

/** Root element of Portico in the page: sets theme and language, and isolates from the page's styles. */
export function PorticoRoot({ children }: { readonly children?: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null)
  const { mode, variables } = usePorticoState((state) => state.theme)
  const locale = useLocale()
  useBeforePaint(() => {
    if (ref.current) applyThemeVariables(ref.current, variables)
  }, [variables])
  return (
    <span ref={ref} data-portico="" data-theme={mode} lang={locale} dir={locales[locale].dir}>
      {children}
    </span>
  )
}
