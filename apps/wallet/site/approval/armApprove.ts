import {
  createPointerWatch,
  createReading,
  createVisibilityGuard,
  type VisibilityProblem,
} from '@portico/frame-bridge/host'

/** Minimum size of a frame in which the facts are readable, in CSS pixels. */
const leastSize = { width: 200, height: 180 }
/** Short obstructions, such as the modal's animation, are not reported. In milliseconds. */
const reportDelayMs = 700

const reasons: Readonly<Record<VisibilityProblem, string>> = {
  'out-of-view': 'Part of this request is out of view. You can approve once all of it shows.',
  'too-small': 'This request is shown too small. You can approve once it has more room.',
  covered: 'Something lies over this request. You can approve once all of it shows.',
  'not-focused': 'Click or tap this request first. Then you can approve.',
}
const readOn = 'Scroll to the end to approve.'

/**
 * Enables "Approve" once the whole sheet was visible for a moment and its text was read to the end, and shows what is
 * missing until then.
 *
 * @param sheet The whole sheet with its buttons.
 * @param text The scrollable part.
 * @param approve The button.
 * @param hint Element that shows what is missing.
 * @returns `accepts` returns whether a click on the button counts.
 */
export function armApprove(parameters: {
  sheet: Element
  text: Element
  approve: HTMLButtonElement
  hint: HTMLElement
}): { accepts(click: MouseEvent): boolean; destroy(): void } {
  const { sheet, text, approve, hint } = parameters
  let reason: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const isArmed = () => guard.isReady() && reading.isRead()

  const show = () => {
    const isOpen = isArmed()
    if (!isOpen) watch.forget()
    approve.disabled = !isOpen
    const words = isOpen ? '' : (reason ?? (reading.isLong() ? readOn : ''))
    if (hint.textContent !== words) hint.textContent = words
  }
  const guard = createVisibilityGuard(sheet, {
    leastSize,
    onChange() {
      reading.look()
      show()
    },
    onProblem(problem) {
      clearTimeout(timer)
      reason = undefined
      show()
      if (!problem) return
      timer = setTimeout(() => {
        reason = reasons[problem]
        show()
      }, reportDelayMs)
    },
  })
  const reading = createReading(text, { isSeen: guard.isReady, onRead: show })
  const watch = createPointerWatch(approve, { isArmed })
  show()
  return {
    accepts: watch.accepts,
    destroy() {
      clearTimeout(timer)
      watch.destroy()
      reading.destroy()
      guard.destroy()
    },
  }
}
