import { browserArguments } from '../findBrowser.mjs'

const rounds = 9
const longRounds = 5

/** Returns the median round by its longest task, then by its time. */
function findMiddleRound(measures) {
  const order = (a, b) => a.longestTaskMs - b.longestTaskMs || a.ms - b.ms
  return [...measures].sort(order)[Math.floor(measures.length / 2)]
}

/**
 * Runs the measurements of the lab's bench page.
 *
 * @param {{ url: string, executablePath: string, pages?: number }} options `pages`: how many fresh ones open Connect; one
 *   renderer process may be faster than another by a quarter. Default 1.
 * @returns {Promise<Parameters<typeof import('./compareSpeeds.mjs').compareSpeeds>[0]>} Times in milliseconds.
 */
export async function measureSpeeds({ url, executablePath, pages = 1 }) {
  // Imported lazily, because a fresh clone has no packages before the bench has started.
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({ executablePath, args: browserArguments() })
  const open = async () => {
    const page = await (await browser.newContext()).newPage()
    await page.goto(url)
    await page.waitForFunction(() => 'bench' in window)
    const run = (name) => page.evaluate((method) => window.bench[method](), name)
    // Warm-up, so that the code is loaded and compiled, as after the first visit of a page.
    await run('openConnect')
    await run('openBareDialog')
    return { page, run }
  }
  try {
    const connect = []
    const bare = []
    for (let count = 0; count < pages; count++) {
      const { page, run } = await open()
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      // Alternating, so that other load on the machine slows both.
      for (let round = 0; round < rounds; round++) {
        bare.push((await run('openBareDialog')).ms)
        connect.push((await run('openConnect')).ms)
      }
      await page.context().close()
    }
    const { run } = await open()
    const networks = []
    const wallets = []
    for (let round = 0; round < longRounds; round++) {
      networks.push(await run('openNetworks'))
      wallets.push(await run('openWallets'))
    }
    const { ms: start } = await run('createAndStart')
    return { connect, bare, networks: findMiddleRound(networks), wallets: findMiddleRound(wallets), start }
  } finally {
    await browser.close()
  }
}
