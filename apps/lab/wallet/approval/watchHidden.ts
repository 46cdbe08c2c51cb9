/** A view that changes may take the frame away for a moment. */
const graceMs = 500

/**
 * Tells when an element that was in view no longer is, as when the modal around the frame was closed.
 *
 * @param signal Ends the watch.
 */
export function watchHidden(parameters: { element: Element; signal: AbortSignal; onHidden: () => void }): void {
  const { element, signal, onHidden } = parameters
  let wasSeen = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver((entries) => {
    const isSeen = entries.at(-1)?.isIntersecting === true
    clearTimeout(timer)
    if (!isSeen && wasSeen) timer = setTimeout(onHidden, graceMs)
    wasSeen ||= isSeen
  })
  observer.observe(element)
  signal.addEventListener(
    'abort',
    () => {
      observer.disconnect()
      clearTimeout(timer)
    },
    { once: true },
  )
}
