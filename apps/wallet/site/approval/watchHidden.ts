/** The frame may be hidden for a moment while the app's view changes. */
const graceMs = 500

/**
 * Calls back when a visible element is hidden, for example because the modal around the frame was closed.
 *
 * @param signal Stops watching.
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
