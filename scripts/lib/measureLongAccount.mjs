import { browserArguments } from '../findBrowser.mjs'

/** Accounts of the lab with generated rows: 10,000 tokens, and 100,000 transactions. */
const accounts = {
  tokens: '0x5eed000000000000000000000000000000000001',
  transactions: '0x5eed000000000000000000000000000000000002',
}
/** How often more transactions are loaded before they are scrolled through. */
const pages = 12

/** Announces a wallet (EIP-6963) that shows an account without its key. Runs in the page. */
function announceWallet(account) {
  const answers = { eth_requestAccounts: [account], eth_accounts: [account], eth_chainId: '0x1' }
  const provider = {
    async request({ method }) {
      if (method in answers) return answers[method]
      throw Object.assign(new Error('This wallet only looks'), { code: 4200 })
    },
    on() {},
    removeListener() {},
  }
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  const info = { uuid: '5eed0000-0000-4000-8000-000000000000', name: 'Watch wallet', icon, rdns: 'dev.portico.watch' }
  const detail = Object.freeze({ info, provider })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}

/** Scrolls a list to its end. Runs in the page. */
async function scrollThrough(element) {
  const tasks = []
  const observer = new PerformanceObserver((entries) => {
    tasks.push(...entries.getEntries().map(({ duration }) => duration))
  })
  observer.observe({ type: 'longtask' })
  const dialog = element.closest('dialog')
  let frame = element.parentElement
  while (frame && frame.scrollHeight <= frame.clientHeight) frame = frame.parentElement
  let elements = 0
  for (let step = 0; step < 120; step++) {
    frame?.scrollBy(0, 500)
    await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve, 30))
    elements = Math.max(elements, dialog.querySelectorAll('*').length)
  }
  observer.disconnect()
  return { longestTaskMs: Math.max(0, ...tasks), elements }
}

/**
 * Scrolls through the tokens and the activity of the lab's long accounts.
 *
 * @param {{ url: string, executablePath: string }} options The playground of a running lab.
 * @returns {Promise<Record<keyof typeof accounts, { longestTaskMs: number, elements: number }>>} The longest task over
 *   50 ms, 0 if there was none, and the most elements that the dialog held.
 */
export async function measureLongAccount({ url, executablePath }) {
  // Imported lazily, because a fresh clone has no packages before the bench has started.
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({ executablePath, args: browserArguments() })
  const open = async (address) => {
    const page = await (await browser.newContext()).newPage()
    await page.addInitScript(announceWallet, address)
    await page.goto(url)
    await page.getByRole('button', { name: 'Connect wallet', exact: true }).first().click()
    await page.getByRole('button', { name: /^Watch wallet/ }).click()
    await page.getByRole('button', { name: /^0x5e/i }).first().click()
    return page.getByRole('dialog', { name: 'Account' })
  }
  try {
    const holder = await open(accounts.tokens)
    const list = holder.getByRole('list', { name: 'Tokens' })
    await list.locator('[aria-setsize]').first().waitFor()
    const tokens = await list.evaluate(scrollThrough)
    const sender = await open(accounts.transactions)
    await sender.getByRole('tab', { name: 'Activity' }).click()
    const more = sender.locator('button:not([aria-busy])', { hasText: 'Load more' })
    for (let count = 0; count < pages; count++) await more.click()
    await more.waitFor()
    const transactions = await sender.getByRole('list', { name: 'Activity' }).evaluate(scrollThrough)
    return { tokens, transactions }
  } finally {
    await browser.close()
  }
}
