import { chromium } from '@playwright/test'
import { browserArguments, findSystemBrowser } from '../../../scripts/findBrowser.mjs'
import type { Driver } from './Driver.js'

/**
 * Starts the Chromium that the system has.
 *
 * @throws Error When there is none, or it does not start.
 */
export async function startChromium(): Promise<Driver> {
  const executablePath = findSystemBrowser()
  if (!executablePath) throw new Error('the system has none')
  // Playwright switches storage partitioning off; the last list of this kind counts, and people's browsers partition.
  const args = [...browserArguments(), '--disable-features=Translate']
  const browser = await chromium.launch({ executablePath, args })
  const page = await browser.newPage()
  return {
    version: `Chromium ${browser.version()}`,
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  }
}
