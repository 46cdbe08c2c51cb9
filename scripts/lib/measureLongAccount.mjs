import { browserArguments } from '../findBrowser.mjs'
import { limits } from './compareSpeeds.mjs'
import { countFirstRows } from './countFirstRows.mjs'
import { pressToTheEnd, strideThrough } from './longLists.mjs'
import { measureTasks } from './measureTasks.mjs'

/** Accounts of the lab with generated rows: 10,000 tokens, and 100,000 transactions. */
const accounts = {
  tokens: '0x5eed000000000000000000000000000000000001',
  transactions: '0x5eed000000000000000000000000000000000002',
}
/** Path of the data service's URL at which it answers with large pages, as some services do. */
const space = '/bench'
/** How long 100,000 transactions may take to load, in milliseconds. */
const loadMs = 300_000
/** How long a page has to set the closed modal up, in milliseconds. */
const settleMs = 3_000

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

async function measureTokens(dialog) {
  const list = dialog.getByRole('list', { name: 'Tokens' })
  await list.locator('[aria-setsize]').first().waitFor()
  const { longest, result } = await measureTasks(dialog.page(), () => strideThrough(list), limits.taskMs)
  const { most, last, size } = result
  if (size < 9_000 || last !== size) throw new Error(`Row ${last} of ${size} of Tokens was the last one.`)
  return { longestTaskMs: longest, elements: most, rows: size }
}

/** Comes back to a page that has kept the tokens, and counts those in the first frame of Account. */
async function measureFirstFrame(dialog) {
  await dialog.getByRole('list', { name: 'Tokens' }).locator('[aria-setsize]').first().waitFor()
  const page = dialog.page()
  await page.reload()
  const button = findAccountButton(page)
  await button.hover()
  await page.waitForTimeout(settleMs)
  return { rows: await countFirstRows(button) }
}

function findAccountButton(page) {
  return page.getByRole('button', { name: /^0x5e/i }).first()
}

async function measureTransactions(dialog) {
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  const more = dialog.getByRole('button', { name: 'Load more' })
  await more.waitFor()
  dialog.page().setDefaultTimeout(loadMs)
  await pressToTheEnd(more)
  const list = dialog.getByRole('list', { name: 'Activity' })
  const { longest, result } = await measureTasks(dialog.page(), () => strideThrough(list), limits.taskMs)
  const { most, last, size } = result
  // A quarter of the transactions moves nothing and is left out.
  if (size < 75_000 || last !== size) throw new Error(`Row ${last} of ${size} of Activity was the last one.`)
  return { longestTaskMs: longest, elements: most, rows: size }
}

/**
 * Scrolls to the end of the tokens and of the activity of the lab's long accounts, and opens one with a warm cache.
 *
 * @param {{ url: string, executablePath: string }} options The playground of a running lab.
 * @returns {Promise<Record<keyof typeof accounts, { longestTaskMs: number, elements: number, rows: number }> &
 *   { firstFrame: { rows: number } }>} The longest task as `measureTasks` judges it, the most elements that the dialog
 *   held, and the length of the list; and how many rows the first frame of Account held.
 * @throws {Error} If a list does not hold what the account has, or its last row is not reached.
 */
export async function measureLongAccount({ url, executablePath }) {
  // Imported lazily, because a fresh clone has no packages before the bench has started.
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({ executablePath, args: browserArguments() })
  const controlData = async (body) => {
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const { ok, status } = await fetch(`${url}/control/data`, request)
    if (!ok) throw new Error(`/control/data answered ${status}.`)
  }
  const measure = async (address, work) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.addInitScript(announceWallet, address)
    await page.goto(`${url}/?services.blockchainApi=${space}`)
    await page.getByRole('button', { name: 'Connect wallet', exact: true }).first().click()
    await page.getByRole('button', { name: /^Watch wallet/ }).click()
    await findAccountButton(page).click()
    const measured = await work(page.getByRole('dialog', { name: 'Account' }))
    await context.close()
    return measured
  }
  try {
    await controlData({ space, pageSize: 500 })
    return {
      tokens: await measure(accounts.tokens, measureTokens),
      firstFrame: await measure(accounts.tokens, measureFirstFrame),
      transactions: await measure(accounts.transactions, measureTransactions),
    }
  } finally {
    await browser.close()
    await controlData({ space, off: true })
  }
}
