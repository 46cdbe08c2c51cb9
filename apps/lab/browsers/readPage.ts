/** An element to find, by role and accessible name. */
export type Target = {
  readonly role: 'button' | 'textbox' | 'dialog' | 'img' | 'status' | 'heading'
  readonly name: RegExp
  /** Accessible name of the dialog that contains it. */
  readonly within?: string
}

/** Position to click at, in CSS pixels of the viewport. */
export type Spot = { readonly x: number; readonly y: number }

/**
 * Returns the center of the first visible, enabled element that matches. Runs inside the page.
 *
 * @returns `undefined` if there is none, or something covers it.
 */
export function readSpot({
  role,
  pattern,
  flags,
  within,
}: {
  readonly role: string
  readonly pattern: string
  readonly flags: string
  readonly within?: string | undefined
}): Spot | undefined {
  const selectors: Record<string, string> = {
    button: 'button, [role=button]',
    textbox: 'input, textarea',
    dialog: 'dialog[open], [role=dialog]',
    img: 'img, [role=img]',
    status: '[role=status]',
    heading: 'h1, h2, h3',
  }
  const textOf = (element: Element | null | undefined): string => {
    const copy = element?.cloneNode(true)
    if (!(copy instanceof Element)) return ''
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    return copy.textContent ?? ''
  }
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const parts = [...ids.map((id) => document.getElementById(id)), ...labels].map(textOf)
    return (element.getAttribute('aria-label') || parts.join(' ') || textOf(element)).trim()
  }
  const roots: ParentNode[] = within
    ? [...document.querySelectorAll('dialog[open]')].filter((each) => nameOf(each) === within)
    : [document]
  const found = roots
    .flatMap((root) => [...root.querySelectorAll(selectors[role] ?? role)])
    .filter((element) => new RegExp(pattern, flags).test(nameOf(element)))
  for (const element of found) {
    if (element.matches(':disabled, [aria-disabled=true]')) continue
    element.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const above = document.elementFromPoint(x, y)
    if (width > 0 && height > 0 && above && (element.contains(above) || above.contains(element))) return { x, y }
  }
  return undefined
}
