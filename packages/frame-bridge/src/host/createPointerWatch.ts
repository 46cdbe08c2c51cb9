/** Distinguishes deliberate presses of a control from those that started on something else. */
export type PointerWatch = {
  /** Returns whether a click counts: it is trusted, and the control accepted presses both when it began and now. */
  accepts(click: MouseEvent): boolean
  /** Drops the press in progress, for when the control stops accepting presses. */
  forget(): void
  /** Stops watching. */
  destroy(): void
}

/**
 * Watches the presses of a control that does not always take them. A press by pointer counts when it began and ended
 * while it was taken: a finger that came down on something else, before the control was put under it, approves nothing.
 * Presses by keyboard and by assistive technology have no such beginning; they count by when they are made.
 *
 * @param element The control.
 * @param options Whether the control takes presses now.
 */
export function createPointerWatch(element: Element, { isArmed }: { readonly isArmed: () => boolean }): PointerWatch {
  let isMeant = false
  const begin = () => {
    isMeant = isArmed()
  }
  const forget = () => {
    isMeant = false
  }
  element.addEventListener('pointerdown', begin)
  element.addEventListener('pointercancel', forget)
  return {
    accepts(click) {
      // Older engines do not set a click's `pointerType`; `detail` is 0 if no pointer was involved.
      const isByPointer = click.detail > 0 || ('pointerType' in click && Boolean(click.pointerType))
      const counts = click.isTrusted && isArmed() && (isMeant || !isByPointer)
      forget()
      return counts
    },
    forget,
    destroy() {
      forget()
      element.removeEventListener('pointerdown', begin)
      element.removeEventListener('pointercancel', forget)
    },
  }
}
