import { createVisibilityGuard } from '@portico/frame-bridge/host'
import { createElement } from '../page/createElement.js'
import type { Sheet } from '../sheets/Sheet.js'
import { drawSheet } from './drawSheet.js'
import { watchHidden } from './watchHidden.js'

/**
 * Shows a sheet and waits for the answer. "Approve" works once the buttons have been in plain view for a moment; whoever
 * closes the modal around the frame has rejected.
 *
 * @param root Element that is filled for the time of the question.
 * @param origin Who asks.
 * @returns Whether the person approved.
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
  const approve = createElement('button', { type: 'button', class: 'primary', disabled: '' }, 'Approve')
  const actions = createElement('div', { class: 'actions' }, reject, approve)
  const who = createElement('p', { class: 'origin' }, 'Asked by ', createElement('b', {}, origin))
  const text = createElement('div', { class: 'scroll' }, heading, who, ...drawSheet(sheet))
  const ending = new AbortController()
  const options = { signal: ending.signal }

  root.className = 'sheet'
  root.replaceChildren(text, actions)
  heading.focus({ preventScroll: true })
  const guard = createVisibilityGuard(actions, {
    onChange(isReady) {
      approve.disabled = !isReady
    },
  })
  try {
    return await new Promise<boolean>((resolve, fail) => {
      reject.addEventListener('click', () => resolve(false), options)
      approve.addEventListener('click', (event) => event.isTrusted && guard.isReady() && resolve(true), options)
      root.addEventListener('keydown', ({ key }) => key === 'Escape' && resolve(false), options)
      signal.addEventListener('abort', () => fail(signal.reason), options)
      watchHidden({ element: actions, signal: ending.signal, onHidden: () => resolve(false) })
    })
  } finally {
    ending.abort()
    guard.destroy()
    root.replaceChildren()
    root.className = ''
  }
}
