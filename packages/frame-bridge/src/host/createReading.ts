/** Options of `createReading`. */
export type ReadingOptions = {
  /** Returns whether the text is visible; otherwise nothing counts as read. Default: always `true`. */
  readonly isSeen?: () => boolean
  /** Called once, when the end has been reached. */
  readonly onRead?: (() => void) | undefined
}

/** Tells whether a text that may be longer than its place was scrolled to its end. */
export type Reading = {
  /** Returns whether the end has been in view. */
  isRead(): boolean
  /** Returns whether there is more text below. */
  isLong(): boolean
  /** Checks again; call it when the text has become visible. */
  look(): void
  /** Stops following. */
  destroy(): void
}

/** Positions of a scroller are fractions of a pixel, its lengths are rounded. */
const tolerancePixels = 2

/**
 * Follows how far a text was scrolled. One that fits into its place is read as soon as it is seen.
 *
 * @param element What scrolls; nothing in it may scroll by itself.
 * @param options Whether the text can be seen, and who hears of its end.
 */
export function createReading(element: Element, { isSeen = () => true, onRead }: ReadingOptions = {}): Reading {
  const window = element.ownerDocument.defaultView
  let isRead = false

  const isAtEnd = () => element.scrollTop + element.clientHeight >= element.scrollHeight - tolerancePixels
  const look = () => {
    // An element without height is not shown.
    if (isRead || element.clientHeight === 0 || !isAtEnd() || !isSeen()) return
    isRead = true
    onRead?.()
  }
  element.addEventListener('scroll', look)
  window?.addEventListener('resize', look)
  return {
    isRead: () => isRead,
    isLong: () => !isRead && !isAtEnd(),
    look,
    destroy() {
      element.removeEventListener('scroll', look)
      window?.removeEventListener('resize', look)
    },
  }
}
