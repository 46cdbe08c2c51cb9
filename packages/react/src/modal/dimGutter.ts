const layers = ['image', 'position', 'size', 'repeat', 'attachment'] as const

/**
 * Darkens the scrollbar gutter of the page, which the dialog's backdrop does not cover. Leaves it as it is where the
 * browser does not support mixing colours, or the page's colour is translucent.
 *
 * @param page The document.
 * @param dialog The open dialog.
 */
export function dimGutter({ documentElement: root, body }: Document, dialog: HTMLElement): void {
  const own = getComputedStyle(root)
  // Browsers spread the body's background over the whole page only where the root has none.
  const isBare = own.backgroundImage === 'none' && readOpacity(own.backgroundColor) === 0
  const background = isBare ? getComputedStyle(body) : own
  const opacity = readOpacity(background.backgroundColor)
  const color = opacity === 0 ? 'Canvas' : background.backgroundColor
  const dim = getComputedStyle(dialog).outlineColor
  const gutter = `color-mix(in srgb, rgb(from ${dim} r g b / 1) ${readOpacity(dim) * 100}%, ${color})`
  if ((opacity > 0 && opacity < 1) || !CSS.supports('color', gutter)) return
  const { style } = root
  style.setProperty('--portico-gutter', gutter)
  style.setProperty('--portico-page-color', color)
  for (const layer of layers)
    style.setProperty(`--portico-page-${layer}`, background.getPropertyValue(`background-${layer}`))
  root.dataset.porticoDimmed = ''
}

/** Reverts `dimGutter`. */
export function undimGutter({ documentElement: root }: Document): void {
  delete root.dataset.porticoDimmed
  for (const name of ['gutter', 'page-color', ...layers.map((layer) => `page-${layer}`)])
    root.style.removeProperty(`--portico-${name}`)
  if (root.getAttribute('style') === '') root.removeAttribute('style')
}

/** Reads the opacity of a computed colour, such as `rgba(0, 0, 0, 0.5)` or `oklch(0.5 0 0 / 0.5)`. */
function readOpacity(color: string): number {
  return Number(/(?:^rgba\(.*,|\/)\s*([\d.]+)\)$/.exec(color)?.[1] ?? (color === 'transparent' ? 0 : 1))
}
