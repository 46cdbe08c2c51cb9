/**
 * Calls back whenever an element's box in the window may have changed: its size, a scroll, a resize of the window, or a
 * movement of its container. Nothing runs while nothing moves.
 *
 * @param place The element.
 * @param within What is around it, where a scroll or the end of an animation may have moved the element.
 * @returns The stop.
 */
export function watchPlace(place: HTMLElement, within: HTMLElement, onChange: () => void): () => void {
  const ending = new AbortController()
  let moves: IntersectionObserver | undefined
  const update = () => {
    onChange()
    watchMoves(1)
  }
  // There is no observer of positions. One of intersections with just the part of the window that the element fills
  // tells when the element leaves it, by whatever style.
  const watchMoves = (threshold: number) => {
    moves?.disconnect()
    const { top, right, bottom, left, width, height } = place.getBoundingClientRect()
    if (width === 0 || height === 0) return
    const { clientWidth, clientHeight } = document.documentElement
    const insets = [top, clientWidth - right, clientHeight - bottom, left]
    let isFirst = true
    moves = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const { boundingClientRect: now, intersectionRatio: ratio } = entry
        const hasMoved = now.top !== top || now.left !== left || now.width !== width || now.height !== height
        if (hasMoved || !isFirst) update()
        // If part of it is clipped, a change of that part is reported as well.
        else if (ratio > 0 && ratio < threshold) watchMoves(ratio)
        isFirst = false
      },
      { rootMargin: insets.map((inset) => `${-Math.floor(inset)}px`).join(' '), threshold },
    )
    moves.observe(place)
  }

  const { signal } = ending
  const sizes = new ResizeObserver(update)
  sizes.observe(place)
  for (const event of ['scroll', 'transitionend', 'animationend'])
    within.addEventListener(event, update, { signal, capture: true, passive: true })
  window.addEventListener('resize', update, { signal })
  window.visualViewport?.addEventListener('resize', update, { signal })
  update()
  return () => {
    ending.abort()
    sizes.disconnect()
    moves?.disconnect()
  }
}
