export type ListenToDialogParameters = {
  /** Requests that the modal closes. Returns whether it did. */
  readonly request: (reason: 'escape' | 'backdrop') => boolean
  /** Whether the modal should be open now. */
  readonly isWanted: () => boolean
}

/**
 * Turns the user's attempts to close an open dialog into requests. The browser never closes it alone: if it forces a
 * close and the request is refused, the dialog is opened again.
 *
 * @returns Stops listening.
 */
export function listenToDialog(dialog: HTMLDialogElement, { request, isWanted }: ListenToDialogParameters): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const page = dialog.ownerDocument
  let pressedOutside = false
  let lastControl: Element | null | undefined

  dialog.setAttribute('closedby', 'none')
  // With `closedby="none"` the dialog ignores Escape, so the key is handled here, even if the focus has fallen back to
  // the body.
  page.addEventListener(
    'keydown',
    (event) => {
      const mine = event.target === page.body || (event.target instanceof Node && dialog.contains(event.target))
      if (!dialog.open || event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !mine) return
      event.preventDefault()
      request('escape')
    },
    { signal },
  )
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      request('escape')
    },
    { signal },
  )
  dialog.addEventListener(
    'close',
    () => {
      // A click from before must not count as the first of a double click in the next opening.
      lastControl = undefined
      if (isWanted() && !dialog.open && !request('escape')) dialog.showModal()
    },
    { signal },
  )
  // Ignores the second click of a double click if another control appeared under the pointer: a double click on the
  // button that opens the modal must not choose a wallet.
  dialog.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest('button, a, input') : null
      if (event.detail < 2) lastControl = control
      if (control === lastControl) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { signal, capture: true },
  )
  // Both press and release must be outside: dragging a selection out of a field must not close the modal.
  dialog.addEventListener(
    'pointerdown',
    (event) => {
      pressedOutside = event.target === dialog
    },
    { signal },
  )
  dialog.addEventListener(
    'click',
    (event) => {
      if (event.target === dialog && pressedOutside) request('backdrop')
      pressedOutside = false
    },
    { signal },
  )
  return () => listening.abort()
}
