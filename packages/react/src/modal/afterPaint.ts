import { whenIdle } from '../bindings/whenIdle.js'

/**
 * Calls back after the next frame is painted; on a hidden page, once it is visible again.
 *
 * @returns Cancels the callback.
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
