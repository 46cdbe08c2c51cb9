export type ListenToDialogParameters = {
  /** Asks for the modal to close; says whether it did. */
  readonly request: (reason: 'escape' | 'backdrop') => boolean
  /** Whether the modal should be open now. */
  readonly isWanted: () => boolean
}

/**
 * Turns what a person does to close a dialog, while it is open, into requests. The browser never closes it by itself:
 * where it forces a close, and the request is refused, the dialog opens again.
 *
 * @returns Stops listening.
 */
export function listenToDialog(dialog: HTMLDialogElement, { request, isWanted }: ListenToDialogParameters): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const page = dialog.ownerDocument
  let pressedOutside = false
  let lastControl: Element | null | undefined

  // `closedby="none"` keeps Escape from the dialog, so the key is handled here, also when the focus was lost to the body.
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
      // No click while it was open is the first of a double click that opens it again.
      lastControl = undefined
      if (isWanted() && !dialog.open && !request('escape')) dialog.showModal()
    },
    { signal },
  )
  // What came under the pointer between two quick clicks is not what was meant: a double click on the button that opens
  // the modal chooses no wallet.
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
  // Both ends of the click count: a selection dragged out of a field is no wish to close.
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
