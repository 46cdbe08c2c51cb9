/**
 * Starts a browser and has it draw a word: one that lacks a library ends, one that lacks a font draws nothing.
 *
 * @param {string} executablePath
 * @param {string[]} args
 * @returns {Promise<void>}
 * @throws {Error} When it does not; the message says why, in one line.
 */
export async function tryBrowser(executablePath, args) {
  // Imported lazily, because a fresh clone has no packages yet.
  const { chromium } = await import('playwright-core')
  let browser
  try {
    browser = await chromium.launch({ executablePath, args, timeout: 60_000 })
    const page = await browser.newPage()
    await page.setContent('<b>Portico</b>')
    const width = await page.evaluate(() => document.querySelector('b')?.getBoundingClientRect().width ?? 0)
    if (width === 0) throw new Error('it finds no font')
  } catch (error) {
    const lines = String(error instanceof Error ? error.message : error).split('\n')
    throw new Error(lines.find((line) => line.includes('error while loading')) ?? lines[0], { cause: error })
  } finally {
    await browser?.close()
  }
}
