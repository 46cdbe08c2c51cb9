import type { RefObject } from 'react'
import { useBeforePaint } from '../bindings/useBeforePaint.js'

/**
 * Sets custom properties on an element through the CSSOM, because an inline `style` attribute is refused under a strict
 * `style-src`.
 *
 * @param ref The element.
 * @param variables Values by property name, such as `--pt-hue`; `undefined` removes the property.
 */
export function useCssVars(
  ref: RefObject<HTMLElement | SVGElement | null>,
  variables: Readonly<Record<`--${string}`, string | number | undefined>>,
): void {
  useBeforePaint(() => {
    const style = ref.current?.style
    if (!style) return
    for (const [name, value] of Object.entries(variables)) {
      if (value === undefined) style.removeProperty(name)
      else style.setProperty(name, String(value))
    }
  })
}
