/** Options of `createReading`. */
export type ReadingOptions = {
  /** Returns whether the text is visible; otherwise nothing counts as read. Default: always `true`. */
  readonly isSeen?: () => boolean
  /** Called once, when the end has been reached. */
  readonly onRead?: (() => void) | undefined
}

/** Tracks whether a text that may overflow was scrolled to its end. */
export type Reading = {
  /** Returns whether the end has been in view. */
  isRead(): boolean
  /** Returns whether there is more text below. */
  isLong(): boolean
  /** Checks again. Call it when the text becomes visible. */
  look(): void
  destroy(): void
}

/** Scroll positions are fractional, sizes are rounded. In pixels. */
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
    // An element without height is not visible.
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
