import type { Purchase } from '../data/onramp/createPurchases.js'
import type { Order } from './readOrder.js'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)

const sellers = { coinbase: 'Coinbase sandbox', meld: 'Meld sandbox' } as const
const networkNames: Readonly<Record<string, string>> = {
  'eip155:1': 'Ethereum',
  'eip155:10': 'OP Mainnet',
  'eip155:8453': 'Base',
}

/** Style of the pages. */
export const pageStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-inline-size: 26rem; margin: 2rem auto; padding-inline: 1rem; }
form, dl { display: grid; gap: 0.75rem; }
label { display: grid; gap: 0.25rem; }
input, select, button { font: inherit; padding: 0.5rem 0.75rem; }
dd { margin: 0; overflow-wrap: anywhere; }
`

/** Draws a page of the sandbox. Its body is HTML. */
export function draw(title: string, body: string, refreshes = false): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${refreshes ? '<meta http-equiv="refresh" content="1">' : ''}
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
<p><small>The lab's sandbox: no money is taken, and the tokens are those of the local chains.</small></p>
</main>
</body>
</html>
`
}

/** Draws a list of names and values. */
export const facts = (pairs: readonly (readonly [string, string])[]) =>
  `<dl>${pairs.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`

/**
 * Draws the page on which somebody pays.
 *
 * @param order What is bought.
 * @param action Where the form is sent to.
 */
export function drawOrder(order: Order, action: string): string {
  const { shape, account, network, networks, symbol, amount } = order
  const hidden = Object.entries({ shape, account, symbol }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  const options = networks.map(
    (id) =>
      `<option value="${escapeHtml(id)}"${id === network ? ' selected' : ''}>${escapeHtml(networkNames[id] ?? 'Solana')}</option>`,
  )
  return draw(
    sellers[shape],
    `${facts([
      ['You buy', symbol],
      ['For', account],
    ])}
<form method="post" action="${escapeHtml(action)}">
${hidden.join('\n')}
<label>Amount <input name="amount" inputmode="decimal" required value="${escapeHtml(amount)}"></label>
<label>Currency <select name="currency"><option>USD</option><option>EUR</option></select></label>
<label>Network <select name="network">${options.join('')}</select></label>
<button>Pay</button>
</form>`,
  )
}

const titles = { SUCCESS: 'Done', IN_PROGRESS: 'In progress', FAILED: 'Declined' } as const

/** Draws the page on which somebody waits for what was bought. */
export function drawPurchase({ status, amount, symbol, hash, account }: Purchase): string {
  return draw(
    titles[status],
    facts([
      ['Amount', `${amount} ${symbol}`],
      ['For', account],
      ['Transaction', hash ?? 'none yet'],
    ]),
    status === 'IN_PROGRESS',
  )
}

/** Draws a page that says what is wrong. */
export const drawProblem = (problem: string): string => draw('This is not possible', `<p>${escapeHtml(problem)}</p>`)
