import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserArguments } from '../findBrowser.mjs'
import { serveFolder } from './serveFolder.mjs'
import { announceWallet, answerService } from './sizeSite.mjs'
import { holdPrefetching } from './watchRounds.mjs'

/** Fast 4G as the browser's own tools have it, in milliseconds and bytes a second. */
const network = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 }
const cpuRate = 4
const limitMs = 60_000

const connect = {
  page: 'whole',
  parts: {
    row: ['dialog[open] button', 'Size Wallet'],
    email: ['dialog[open] input[type=email]', ''],
    catalogue: ['dialog[open] button', 'Alpha'],
  },
}
const bare = { page: 'dialog', parts: { row: ['dialog[open] button', 'Four'] } }

/**
 * Ways to open: whether the button is clicked in the first frame that shows it, and whether what is loaded ahead may come
 * before the click, or, by a pointer over the button, all of it has.
 */
const ways = {
  cold: { ...connect, atOnce: false, ahead: 'nothing' },
  early: { ...connect, atOnce: true, ahead: 'some' },
  warm: { ...connect, atOnce: false, ahead: 'all' },
  bare: { ...bare, atOnce: false, ahead: 'all' },
}

/** Runs in the page: notes when each part is painted, in milliseconds from the click on. */
function watchParts({ parts, atOnce }) {
  const times = {}
  window.partTimes = times
  const isThere = ([selector, text]) =>
    [...document.querySelectorAll(selector)].some((each) => each.checkVisibility() && each.textContent.includes(text))
  const follow = (start) => {
    const present = Object.keys(parts).filter((name) => !(name in times) && isThere(parts[name]))
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      for (const name of present) times[name] = performance.now() - start
    }
    // Told after the frame is painted.
    port2.postMessage(undefined)
    if (Object.keys(times).length + present.length < Object.keys(parts).length)
      requestAnimationFrame(() => follow(start))
  }
  addEventListener('click', ({ timeStamp }) => requestAnimationFrame(() => follow(timeStamp)), {
    capture: true,
    once: true,
  })
  const clickFirst = () => {
    const button = document.querySelector('main button')
    if (button?.checkVisibility()) button.click()
    else requestAnimationFrame(clickFirst)
  }
  if (atOnce) requestAnimationFrame(clickFirst)
}

async function openOnce(browser, url, { page, parts, atOnce, ahead }) {
  const context = await browser.newContext()
  try {
    const tab = await context.newPage()
    const devtools = await context.newCDPSession(tab)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
    await tab.addInitScript(announceWallet)
    if (ahead === 'nothing') await tab.addInitScript(holdPrefetching)
    await tab.addInitScript(watchParts, { parts, atOnce })
    await tab.goto(`${url}/${page}.html`)
    if (!atOnce) {
      const button = tab.locator('main button')
      await button.waitFor()
      await tab.waitForLoadState('networkidle')
      if (ahead === 'all') {
        await button.hover()
        await tab.waitForLoadState('networkidle')
      }
      // Not by the pointer, which would be over the button first.
      await button.evaluate((element) => element.click())
    }
    const names = Object.keys(parts)
    await tab.waitForFunction((all) => all.every((name) => name in window.partTimes), names, { timeout: limitMs })
    return await tab.evaluate(() => window.partTimes)
  } finally {
    await context.close()
  }
}

/**
 * Measures how long Connect, and beside it a bare dialog, takes to open on a slow network and processor, in a built app
 * with every way to connect: cold, with a click in the first frame that shows the button, and with everything loaded
 * ahead.
 *
 * @param {{ root: string, executablePath: string, rounds?: number }} options `rounds`: how often each is opened; 5 unless
 *   given.
 * @returns {Promise<Record<'cold' | 'early' | 'warm' | 'bare', Record<string, number[]>>>} Milliseconds from the click on
 *   to the parts `row`, `email` and `catalogue`, one for each round.
 */
export async function measureOpening({ root, executablePath, rounds = 5 }) {
  // Loaded here, because a fresh clone gets its packages only when the bench has started.
  const { chromium } = await import('playwright-core')
  const { buildSizeApp } = await import('./buildSizeApp.mjs')
  const folder = mkdtempSync(join(tmpdir(), 'portico-opening-'))
  const open = []
  try {
    for (const page of ['whole', 'dialog']) {
      await buildSizeApp({ root, page, outDir: join(folder, page) })
      open.push([page, await serveFolder(join(folder, page), answerService)])
    }
    const sites = Object.fromEntries(open)
    const browser = await chromium.launch({ executablePath, args: browserArguments() })
    const found = Object.fromEntries(Object.keys(ways).map((name) => [name, {}]))
    try {
      // In turns, so that whatever else the machine does slows all.
      for (let round = 0; round < rounds; round++)
        for (const [name, way] of Object.entries(ways)) {
          const times = await openOnce(browser, sites[way.page].url, way)
          for (const [part, ms] of Object.entries(times)) found[name][part] = [...(found[name][part] ?? []), ms]
        }
    } finally {
      await browser.close()
    }
    return found
  } finally {
    for (const [, site] of open) site.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
