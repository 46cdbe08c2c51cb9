import { chromium } from 'playwright-core'
import { browserArguments, findBrowser } from '../findBrowser.mjs'
import { serveFolder } from './serveFolder.mjs'
import { announceWallet } from './sizeSite.mjs'

/** Runs in the page: has it paint nothing for a while, as on a slow device, so that what does not wait comes first. */
function delayPaint() {
  document.addEventListener(
    'readystatechange',
    () => {
      const { style } = document.documentElement
      style.display = 'none'
      setTimeout(() => style.removeProperty('display'), 800)
    },
    { once: true },
  )
}

/** Runs in the page: lists its scripts by whether they were requested before its first paint. */
function splitByPaint() {
  const painted = performance.getEntriesByType('paint')[0].startTime
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
  const list = (entries) => entries.map(({ name }) => new URL(name).pathname.slice(1))
  return {
    early: list(scripts.filter(({ startTime }) => startTime < painted)),
    later: list(scripts.filter(({ startTime }) => startTime >= painted)),
  }
}

/**
 * Opens a built page in a real browser, connects its wallet and opens the page again, which restores the connection and
 * asks the account to sign in.
 *
 * @param {string} folder The built site.
 * @param {string} page Path of the page.
 * @returns {Promise<{ early: string[], later: string[] }>} Scripts of the second visit until it asks for the sign-in, by
 *   whether they were requested before its first paint.
 */
export async function recordRevisit(folder, page) {
  const site = await serveFolder(folder)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() })
  try {
    const tab = await browser.newPage()
    await tab.addInitScript(announceWallet)
    await tab.addInitScript(delayPaint)
    await tab.goto(`${site.url}/${page}`)
    await tab.getByRole('button', { name: 'Connect wallet' }).click({ timeout: 60_000 })
    await tab.locator('dialog button', { hasText: 'Size Wallet' }).click({ timeout: 60_000 })
    const view = tab.getByRole('dialog', { name: 'Sign in', exact: true })
    await view.waitFor({ timeout: 60_000 })
    await tab.reload()
    await view.waitFor({ timeout: 60_000 })
    return await tab.evaluate(splitByPaint)
  } finally {
    await browser.close()
    site.close()
  }
}
