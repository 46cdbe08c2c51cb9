import { createElement } from '../page/createElement.js'
import type { Sheet } from '../sheets/Sheet.js'
import { armApprove } from './armApprove.js'
import { drawSheet } from './drawSheet.js'
import { watchHidden } from './watchHidden.js'

/**
 * Shows a sheet and waits for the answer. "Approve" is enabled once the whole sheet was visible for a moment and was
 * read to its end. Closing the modal around the frame rejects.
 *
 * @param root Element that shows the sheet.
 * @param origin Origin of the app.
 * @returns Whether the user approved.
 */
export async function askPerson(parameters: {
  root: HTMLElement
  sheet: Sheet
  origin: string
  signal: AbortSignal
}): Promise<boolean> {
  const { root, sheet, origin, signal } = parameters
  signal.throwIfAborted()
  const heading = createElement('h1', { tabindex: '-1' }, sheet.title)
  const reject = createElement('button', { type: 'button' }, 'Reject')
  const hint = createElement('p', { class: 'hint', id: 'hint', role: 'status' })
  const approve = createElement(
    'button',
    { type: 'button', class: 'primary', disabled: '', 'aria-describedby': hint.id },
    'Approve',
  )
  const actions = createElement('div', { class: 'actions' }, hint, reject, approve)
  const who = createElement('p', { class: 'origin' }, 'Asked by ', createElement('b', {}, origin))
  const text = createElement(
    'div',
    // Scrollable areas must be reachable by keyboard.
    { class: 'scroll', role: 'region', 'aria-label': 'Request', tabindex: '0' },
    heading,
    who,
    ...drawSheet(sheet),
  )
  const ending = new AbortController()
  const options = { signal: ending.signal }

  root.className = 'sheet'
  root.replaceChildren(text, actions)
  heading.focus({ preventScroll: true })
  const armed = armApprove({ sheet: root, text, approve, hint })
  try {
    return await new Promise<boolean>((resolve, fail) => {
      reject.addEventListener('click', () => resolve(false), options)
      approve.addEventListener('click', (event) => armed.accepts(event) && resolve(true), options)
      root.addEventListener('keydown', ({ key }) => key === 'Escape' && resolve(false), options)
      signal.addEventListener('abort', () => fail(signal.reason), options)
      watchHidden({ element: actions, signal: ending.signal, onHidden: () => resolve(false) })
    })
  } finally {
    ending.abort()
    armed.destroy()
    root.replaceChildren()
    root.className = ''
  }
}
