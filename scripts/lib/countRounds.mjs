import { chromium } from 'playwright-core'
import { browserArguments, findBrowser } from '../findBrowser.mjs'
import { serveFolder } from './serveFolder.mjs'
import { announceWallet, answerService } from './sizeSite.mjs'
import { watchRounds } from './watchRounds.mjs'

const isService = ({ pathname }) => pathname.startsWith('/service/')

/** Maximum length of a chain, so that a page that never stops requesting fails. */
const mostRounds = 20

/**
 * Opens the built page `whole` cold and counts, in a real browser, the round trips until parts of Connect are there, and
 * for views that are opened after it.
 *
 * @param {{ folder: string, isOwn: (path: string) => boolean }} options The built site, and which scripts are ours.
 * @returns {Promise<{ openConnect: (locale: string) => Promise<{ rounds: Record<string, number>, files: string[] }>,
 *   openView: (step: { view: string, params?: object, title: string, isConnected?: boolean }) => Promise<number>,
 *   close: () => Promise<void> }>} `rounds`: by the name of the part; `files`: ours, until nothing more is asked for.
 */
export async function countRounds({ folder, isOwn }) {
  const site = await serveFolder(folder)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() })

  async function start(locale) {
    const page = await (await browser.newContext()).newPage()
    await page.addInitScript(announceWallet)
    const rounds = await watchRounds(page, answerService)
    await page.goto(`${site.url}/whole.html?locale=${locale}`)
    const button = page.locator('main button')
    await button.waitFor()
    // Texts of the buttons in another language are loaded separately.
    await page.waitForLoadState('networkidle')
    rounds.hold()
    // By script, because a pointer would hover the button first.
    await button.evaluate((element) => element.click())
    return { page, rounds }
  }

  /** Plays rounds until nothing is requested. `onRound` is called before and after each. */
  async function settle({ page, rounds }, onRound = async () => {}) {
    const files = []
    await onRound(0)
    for (let round = 1; round <= mostRounds; round++) {
      const urls = await rounds.nextRound()
      if (urls.length === 0) return files
      files.push(...urls.filter((url) => !isService(url)).map(({ pathname }) => pathname.slice(1)))
      await onRound(round)
    }
    throw new Error(`${page.url()} still asks for files after ${mostRounds} round trips.`)
  }

  return {
    async openConnect(locale) {
      const started = await start(locale)
      const parts = {
        'row of an installed wallet': started.page.locator('dialog button', { hasText: 'Size Wallet' }),
        'e-mail field': started.page.locator('dialog input[type=email]'),
        'rows of the catalogue': started.page.locator('dialog button', { hasText: 'Alpha' }),
      }
      const rounds = {}
      const files = await settle(started, async (round) => {
        for (const [name, part] of Object.entries(parts)) if (await part.isVisible()) rounds[name] ??= round
      })
      await started.page.context().close()
      return { rounds, files: files.filter(isOwn) }
    },
    async openView({ view, params, title, isConnected = false }) {
      const started = await start('en')
      const { page } = started
      await settle(started)
      if (isConnected) {
        await page.locator('dialog button', { hasText: 'Size Wallet' }).evaluate((row) => row.click())
        await settle(started)
        await page.locator('main button', { hasText: '0x' }).waitFor()
      }
      await page.evaluate((request) => window.openView(request), { view, params })
      let found
      await settle(started, async (round) => {
        if (await page.getByRole('dialog', { name: title, exact: true }).isVisible()) found ??= round
      })
      await page.context().close()
      return found ?? Number.POSITIVE_INFINITY
    },
    async close() {
      await browser.close()
      site.close()
    },
  }
}
