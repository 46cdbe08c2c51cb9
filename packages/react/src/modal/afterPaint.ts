import { whenIdle } from '../bindings/whenIdle.js'

/**
 * Calls back once the next frame is painted; while the page is hidden, when it is seen again.
 *
 * @returns Calls it off.
 */
export function afterPaint(callback: () => void): () => void {
  let callOff: (() => void) | undefined
  const frame = requestAnimationFrame(() => {
    callOff = whenIdle(callback)
  })
  return () => {
    cancelAnimationFrame(frame)
    callOff?.()
  }
}
