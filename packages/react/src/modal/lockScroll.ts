/**
 * Keeps the page behind open dialogs from scrolling. Call it after the paint that shows the dialog: the root changes,
 * so the whole page is laid out.
 */
export function lockScroll(page: Document): void {
  const root = page.documentElement
  // Another instance's dialog may have locked it before, and there is no scrollbar left to measure.
  root.dataset.porticoLocked ??= window.innerWidth > root.clientWidth ? 'gutter' : ''
}

/** Lets the page scroll again, unless the dialog of another instance is still open. */
export function unlockScroll(page: Document): void {
  if (!page.querySelector('dialog[data-portico][open]')) delete page.documentElement.dataset.porticoLocked
}
