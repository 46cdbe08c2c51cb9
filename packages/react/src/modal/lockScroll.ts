import { dimGutter, undimGutter } from './dimGutter.js'

/**
 * Keeps the page behind open dialogs from scrolling. Call it after the paint that shows the dialog: the root changes,
 * so the whole page is laid out.
 *
 * @param page The document.
 * @param dialog The open dialog.
 */
export function lockScroll(page: Document, dialog: HTMLElement): void {
  const root = page.documentElement
  // If another instance's dialog has locked the page already, there is no scrollbar left to measure.
  if (root.dataset.porticoLocked !== undefined) return
  const hasGutter = window.innerWidth > root.clientWidth
  if (hasGutter) dimGutter(page, dialog)
  root.dataset.porticoLocked = hasGutter ? 'gutter' : ''
}

/** Lets the page scroll again, unless the dialog of another instance is still open. */
export function unlockScroll(page: Document): void {
  if (page.querySelector('dialog[data-portico][open]')) return
  undimGutter(page)
  delete page.documentElement.dataset.porticoLocked
}
