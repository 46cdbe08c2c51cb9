/** Tells presses that were meant from those that were begun for something else. */
export type PointerWatch = {
  /** Says whether a click counts: one of a person, made now, and begun while presses counted. */
  accepts(click: MouseEvent): boolean
  /** Forgets a press that is under way, as when presses stopped counting meanwhile. */
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
      // Older engines say the kind of pointer of no click, but how many times it was pressed.
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
