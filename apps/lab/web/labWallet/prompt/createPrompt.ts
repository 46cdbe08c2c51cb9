import type { Ask } from '../../../shared/wallet/Ask.js'
import { describeAsk } from '../../../shared/wallet/describeAsk.js'
import { createPromptStyles } from './createPromptStyles.js'
import { drawLogo } from './drawLogo.js'

/** Asks the owner. Resolves with whether they approve. */
export type Prompt = (ask: Ask) => Promise<boolean>

function element<name extends keyof HTMLElementTagNameMap>(
  name: name,
  text: string | undefined,
  ...children: readonly Node[]
): HTMLElementTagNameMap[name] {
  const made = document.createElement(name)
  if (text !== undefined) made.textContent = text
  made.append(...children)
  return made
}

function drawBody(ask: Ask): HTMLElement {
  const { title, facts, text } = describeAsk(ask)
  const body = element('section', undefined, element('p', title))
  if (text !== undefined) {
    const shown = element('pre', text)
    shown.tabIndex = 0
    shown.setAttribute('role', 'group')
    shown.setAttribute('aria-label', 'What is signed')
    body.append(shown)
  }
  const list = element('dl', undefined)
  for (const [name, value] of facts) list.append(element('dt', name), element('dd', value))
  if (facts.length > 0) body.append(list)
  return body
}

function showOne(ask: Ask, name: string, styles: CSSStyleSheet): Promise<boolean> {
  const host = element('div', undefined)
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [styles]
  const approve = element('button', 'Approve')
  approve.dataset.primary = ''
  const reject = element('button', 'Reject')
  const heading = element('h2', name)
  const top = element('div', undefined, drawLogo(), heading, element('span', location.host))
  top.className = 'top'
  const buttons = element('div', undefined, reject, approve)
  buttons.className = 'buttons'
  const dialog = element('dialog', undefined, top, drawBody(ask), buttons)
  // Not the wallet's name alone, which Portico's own dialog has while it waits.
  dialog.setAttribute('aria-label', `${name} request`)
  for (const button of [approve, reject]) button.type = 'button'
  shadow.append(dialog)
  document.body.append(host)
  return new Promise((resolve) => {
    let isApproved = false
    // Escape closes the dialog too, which rejects.
    dialog.addEventListener('close', () => {
      host.remove()
      resolve(isApproved)
    })
    approve.addEventListener('click', () => {
      isApproved = true
      dialog.close()
    })
    reject.addEventListener('click', () => dialog.close())
    dialog.showModal()
    approve.focus()
  })
}

/**
 * Creates the wallet's prompt, shown above the page. Requests are queued.
 *
 * @param name Name of the wallet.
 */
export function createPrompt(name = 'Lab Wallet'): Prompt {
  const styles = createPromptStyles()
  let last: Promise<unknown> = Promise.resolve()
  return (ask) => {
    const answer = last.then(() => showOne(ask, name, styles))
    last = answer
    return answer
  }
}
