const tags = ['a', 'button', 'h1', 'h2', 'h3', 'li', 'p', 'label'] as const

/**
 * Says whether the page's styles hang anything on pseudo-elements of what a dialog holds. Styles that come later are
 * not seen.
 *
 * @param dialog Closed, and without the rules that take such things away.
 */
export function isDecorated(dialog: HTMLElement): boolean {
  const probe = dialog.appendChild(document.createElement('ul'))
  for (const tag of tags) {
    const element = probe.appendChild(document.createElement(tag))
    if (element instanceof HTMLAnchorElement) element.href = '#'
  }
  const contents = [...probe.children].flatMap((element) =>
    ['::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo).content),
  )
  probe.remove()
  return contents.some((content) => content !== 'none' && content !== 'normal')
}
