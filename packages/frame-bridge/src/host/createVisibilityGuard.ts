import { type Clock, systemClock } from '@portico/core'

/** Options of `createVisibilityGuard`. */
export type VisibilityGuardOptions = {
  /** How long the element must have been in plain view, in milliseconds. Default 500. */
  readonly delayMs?: number
  /** Hears of each change. */
  readonly onChange?: (isReady: boolean) => void
  readonly clock?: Clock
}

/** Tells when the buttons of an approval may be pressed. */
export type VisibilityGuard = {
  /** Says whether the element has been in plain view for long enough. */
  isReady(): boolean
  /** Stops observing; the guard stays closed from then on. */
  destroy(): void
}

/** Chromium's second version of the observer, which TypeScript does not know yet. */
type Entry = IntersectionObserverEntry & { readonly isVisible?: boolean }
type Init = IntersectionObserverInit & { readonly trackVisibility: boolean; readonly delay: number }

// The least the standard allows when visibility is tracked.
const trackingDelayMs = 100
// A fraction of a pixel may be cut off by rounding.
const wholeRatio = 0.99
const leastPixels = 24

/**
 * Guards a control against click-jacking: it is ready only after it has been wholly in view, and neither covered nor
 * made transparent, for some time without a break. Uses Intersection Observer v2 where there is one; elsewhere the
 * frame must also hold the focus and the element be of a size a person can see.
 *
 * @param element The control, such as the row of the approval buttons; it must fit into the frame.
 * @param options Delay in milliseconds, listener and clock.
 */
export function createVisibilityGuard(
  element: Element,
  { delayMs = 500, onChange, clock = systemClock }: VisibilityGuardOptions = {},
): VisibilityGuard {
  const document = element.ownerDocument
  const window = document.defaultView
  let isWhole = false
  let isUncovered = false
  let isReady = false
  let stopTimer: (() => void) | undefined

  const setReady = (next: boolean) => {
    if (isReady === next) return
    isReady = next
    onChange?.(next)
  }
  const close = () => {
    stopTimer?.()
    stopTimer = undefined
    setReady(false)
  }
  const check = () => {
    if (!isWhole || !isUncovered || document.visibilityState !== 'visible') return close()
    if (isReady || stopTimer) return
    stopTimer = clock.setTimeout(() => {
      stopTimer = undefined
      setReady(true)
    }, delayMs)
  }
  const looksSeen = () => {
    const { width, height } = element.getBoundingClientRect()
    return document.hasFocus() && width >= leastPixels && height >= leastPixels
  }

  const listener = (entries: readonly Entry[]) => {
    const entry = entries.at(-1)
    isWhole = entry?.isIntersecting === true && entry.intersectionRatio >= wholeRatio
    // Only an observer that tracks visibility tells it; a polyfill of the first version leaves it out.
    isUncovered = tracks ? entry?.isVisible === true : looksSeen()
    check()
  }
  const init: Init = { threshold: [0, wholeRatio, 1], trackVisibility: true, delay: trackingDelayMs }
  const observer = new IntersectionObserver(listener, init)
  const tracks = 'trackVisibility' in observer && observer.trackVisibility === true
  const followFocus = () => {
    if (!tracks) isUncovered = looksSeen()
    check()
  }

  observer.observe(element)
  document.addEventListener('visibilitychange', followFocus)
  window?.addEventListener('focus', followFocus)
  window?.addEventListener('blur', followFocus)
  return {
    isReady: () => isReady,
    destroy() {
      observer.disconnect()
      document.removeEventListener('visibilitychange', followFocus)
      window?.removeEventListener('focus', followFocus)
      window?.removeEventListener('blur', followFocus)
      close()
    },
  }
}
