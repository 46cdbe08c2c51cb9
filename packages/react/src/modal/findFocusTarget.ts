/** Finds what takes the focus when a view comes on top: what the view marks with `data-autofocus`, else its heading. */
export function findFocusTarget(dialog: Element): HTMLElement | null {
  return dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h1')
}
