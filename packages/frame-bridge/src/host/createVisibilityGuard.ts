import { type Clock, systemClock } from '@portico/core'

/** Why an element counts as not visible. */
export type VisibilityProblem =
  /** Part of it is cut off, or the page is hidden. */
  | 'out-of-view'
  /** It is smaller than the minimum size. */
  | 'too-small'
  /** It is covered or transparent. Only reported by browsers that track visibility. */
  | 'covered'
  /** The frame does not have the focus, in browsers that do not track visibility. */
  | 'not-focused'

/** Options of `createVisibilityGuard`. */
export type VisibilityGuardOptions = {
  /** Minimum size of the element, in CSS pixels. Default: 24 × 24. */
  readonly leastSize?: { readonly width: number; readonly height: number }
  /** How long the element must have been fully visible, in milliseconds. Default: 500. */
  readonly delayMs?: number
  /** Called on each change. */
  readonly onChange?: (isReady: boolean) => void
  /** Called with the obstacle, and with `undefined` once there is none. */
  readonly onProblem?: (problem: VisibilityProblem | undefined) => void
  readonly clock?: Clock
}

/** Tracks whether the element is visible. */
export type VisibilityGuard = {
  /** Returns whether the element has been fully visible for long enough. */
  isReady(): boolean
  /** Stops observing. The guard is never ready afterwards. */
  destroy(): void
}

/** Intersection Observer v2, which TypeScript does not include yet. */
type Entry = IntersectionObserverEntry & { readonly isVisible?: boolean }
type Init = IntersectionObserverInit & { readonly trackVisibility: boolean; readonly delay: number }

// The minimum that the standard allows when visibility is tracked. In milliseconds.
const trackingDelayMs = 100
// Rounding may cut off a fraction of a pixel.
const wholeRatio = 0.99
/** Window events after which the visibility may have changed. */
const changes = ['focus', 'blur', 'resize'] as const
const usualLeastSize = { width: 24, height: 24 }

/**
 * Guards against click-jacking: the element is ready only after it has been wholly in view, large enough, and neither
 * covered nor made transparent, for some time without a break. Uses Intersection Observer v2 where there is one. Others
 * (Firefox, WebKit) cannot tell what lies over a frame; there the frame must also hold the focus.
 *
 * @param element All that a person must see to decide, with the buttons; it must fit into the frame.
 * @param options Delay in milliseconds, least size, listeners and clock.
 */
export function createVisibilityGuard(
  element: Element,
  { delayMs = 500, leastSize = usualLeastSize, onChange, onProblem, clock = systemClock }: VisibilityGuardOptions = {},
): VisibilityGuard {
  const document = element.ownerDocument
  const window = document.defaultView
  let last: Entry | undefined
  let problem: VisibilityProblem | undefined
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
  const isSmall = () => {
    const { width, height } = element.getBoundingClientRect()
    return width < leastSize.width || height < leastSize.height
  }
  const findProblem = (entry: Entry): VisibilityProblem | undefined => {
    if (isSmall()) return 'too-small'
    const isWhole = entry.isIntersecting && entry.intersectionRatio >= wholeRatio
    if (!isWhole || document.visibilityState !== 'visible') return 'out-of-view'
    // Polyfills of v1 omit `isVisible`, which counts as covered.
    if (tracks) return entry.isVisible === true ? undefined : 'covered'
    return document.hasFocus() ? undefined : 'not-focused'
  }
  const check = () => {
    // Unknown until the observer's first report.
    if (!last) return
    const found = findProblem(last)
    if (found) close()
    if (found !== problem) {
      problem = found
      onProblem?.(found)
    }
    if (found || isReady || stopTimer) return
    stopTimer = clock.setTimeout(() => {
      stopTimer = undefined
      setReady(true)
    }, delayMs)
  }

  const listener = (entries: readonly Entry[]) => {
    last = entries.at(-1)
    check()
  }
  const init: Init = { threshold: [0, wholeRatio, 1], trackVisibility: true, delay: trackingDelayMs }
  const observer = new IntersectionObserver(listener, init)
  const tracks = 'trackVisibility' in observer && observer.trackVisibility === true

  observer.observe(element)
  document.addEventListener('visibilitychange', check)
  // The observer does not report an element that shrinks but stays fully in view.
  for (const name of changes) window?.addEventListener(name, check)
  return {
    isReady: () => isReady && !isSmall(),
    destroy() {
      observer.disconnect()
      document.removeEventListener('visibilitychange', check)
      for (const name of changes) window?.removeEventListener(name, check)
      close()
    },
  }
}
