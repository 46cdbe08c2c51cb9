import { chromium } from 'playwright-core'
import { browserArguments, findBrowser } from '../findBrowser.mjs'
import { serveFolder } from './serveFolder.mjs'
import { watchTab } from './watchTab.mjs'

const timeout = 10_000

/**
 * Runs the README's app in a real browser, as somebody who has no wallet: presses "Connect wallet" and waits for the
 * dialog of that name.
 *
 * @param {string} folder The built app, with its `index.html`.
 * @returns {Promise<string[]>} What is wrong: no button, no dialog, errors, or requests to other hosts.
 */
export async function tryExample(folder) {
  const site = await serveFolder(folder)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() })
  const tab = await browser.newPage()
  const faults = watchTab(tab, site.url)
  try {
    await tab.goto(`${site.url}/index.html`, { waitUntil: 'networkidle' })
    await tab.getByRole('button', { name: 'Connect wallet', exact: true }).click({ timeout })
    await tab.getByRole('dialog', { name: 'Connect wallet', exact: true }).waitFor({ timeout })
    await tab.waitForLoadState('networkidle')
  } catch (error) {
    faults.push(`The app did not show the dialog "Connect wallet": ${error instanceof Error ? error.message : error}`)
  } finally {
    await browser.close()
    site.close()
  }
  return faults
}
