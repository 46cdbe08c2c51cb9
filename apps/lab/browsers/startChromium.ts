import { chromium } from '@playwright/test'
import { browserArguments, findSystemBrowser } from '../../../scripts/findBrowser.mjs'
import type { Driver } from './Driver.js'

/**
 * Starts the system's Chromium.
 *
 * @throws Error If there is none, or it does not start.
 */
export async function startChromium(): Promise<Driver> {
  const executablePath = findSystemBrowser()
  if (!executablePath) throw new Error('the system has none')
  // Playwright disables storage partitioning. The last flag of this name wins, and real browsers partition.
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
