import { ApiFailure } from '../client/ApiFailure.js'
import { createApi } from '../client/createApi.js'
import { createElement } from '../page/createElement.js'

const ask = createApi()

function say(root: HTMLElement, title: string, text: string): void {
  const heading = createElement('h1', { tabindex: '-1' }, title)
  root.replaceChildren(heading, createElement('p', { role: 'status' }, text))
  heading.focus()
}

/**
 * Asks whether a browser may sign in. Opening the page has no effect, because mail programs open links by themselves.
 */
async function start(root: HTMLElement): Promise<void> {
  const link = location.hash.slice(1)
  // The link works once and should not stay in the address bar or the history.
  history.replaceState(null, '', location.pathname)
  const { email, browser, app } = await ask('/api/link/read', { link })
  const approve = createElement('button', { type: 'button', class: 'primary' }, 'Approve')
  const deny = createElement('button', { type: 'button' }, 'Deny')
  const facts = [
    ['Wallet', email],
    ['App', app],
    ['Browser', browser],
  ] as const
  root.replaceChildren(
    createElement('h1', {}, 'Approve a browser?'),
    createElement('p', {}, 'A browser that your wallet does not know wants to sign in.'),
    createElement(
      'dl',
      { class: 'facts' },
      ...facts.flatMap(([label, value]) => [createElement('dt', {}, label), createElement('dd', {}, value)]),
    ),
    createElement('p', { class: 'warning' }, 'Approve only if you asked for this a moment ago.'),
    createElement('div', { class: 'actions' }, deny, approve),
  )
  const answer = (isApproved: boolean) => {
    for (const button of [approve, deny]) button.disabled = true
    ask('/api/link/answer', { link, isApproved })
      .then(() =>
        isApproved
          ? say(root, 'Approved', 'Go back to the app. We have mailed you a code for it.')
          : say(root, 'Denied', 'The browser was not let in.'),
      )
      .catch((error: unknown) => fail(root, error))
  }
  approve.addEventListener('click', () => answer(true))
  deny.addEventListener('click', () => answer(false))
}

function fail(root: HTMLElement, error: unknown): void {
  say(root, 'That did not work', error instanceof ApiFailure ? error.message : 'Please open the link again.')
}

const root = document.getElementById('root')
if (root) start(root).catch((error: unknown) => fail(root, error))
