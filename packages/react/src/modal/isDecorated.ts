const tags = ['a', 'button', 'h1', 'h2', 'h3', 'li', 'p', 'label'] as const

/**
 * Returns whether the page's styles add `::before` or `::after` content to elements of a dialog. Styles added later are
 * not seen.
 *
 * @param dialog The closed dialog, without the guard rules that remove such content.
 */
export function isDecorated(dialog: HTMLElement): boolean {
  const probe = dialog.appendChild(document.createElement('ul'))
  // Rules for links often select by `href`; on other elements the attribute has no effect.
  for (const tag of tags) probe.appendChild(document.createElement(tag)).setAttribute('href', '#')
  const found = [...probe.children].some((element) =>
    // `none`, `normal`, `no-open-quote` and `no-close-quote` show nothing.
    ['::before', '::after'].some((pseudo) => !getComputedStyle(element, pseudo).content.startsWith('no')),
  )
  probe.remove()
  return found
}
