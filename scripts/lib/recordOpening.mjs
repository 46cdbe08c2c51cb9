import { chromium } from 'playwright-core'
import { browserArguments, findBrowser } from '../findBrowser.mjs'
import { serveFolder } from './serveFolder.mjs'

/** Runs in the page: announces one installed wallet (EIP-6963). */
function announceWallet() {
  const provider = { request: async () => [], on: () => undefined, removeListener: () => undefined }
  const icon = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
  const info = Object.freeze({ uuid: crypto.randomUUID(), name: 'Size Wallet', icon, rdns: 'example.size' })
  const announce = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
}

/**
 * Runs in the page: after the click, timers of 300 ms or more and idle callbacks without a timeout never run. On a busy
 * machine they could run before the row is shown although they are not part of the opening. If they were, the row would
 * not appear and the recording would fail.
 */
function holdRests() {
  let isHeld = false
  addEventListener('click', () => (isHeld = true), { capture: true, once: true })
  const { setTimeout, requestIdleCallback } = window
  window.setTimeout = (callback, ms, ...rest) => (isHeld && ms >= 300 ? 0 : setTimeout(callback, ms, ...rest))
  window.requestIdleCallback = (callback, options) =>
    isHeld && !options?.timeout ? 0 : requestIdleCallback(callback, options)
}

/**
 * Runs in the page at each frame: returns the time when the wallet's row is enabled, on top and not moving, else
 * `false`.
 */
function findClickTime(name) {
  const row = [...document.querySelectorAll('dialog button')].find((button) => button.textContent.includes(name))
  if (!row || row.matches(':disabled')) return false
  const { x, y, width, height } = row.getBoundingClientRect()
  const place = `${x} ${y} ${width} ${height}`
  const isAtRest = row.dataset.place === place
  row.dataset.place = place
  const isOnTop = row.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  return width > 0 && isAtRest && isOnTop && performance.now()
}

/** Runs in the page: lists the scripts that were requested after a time. */
function listScriptsAfter(time) {
  const late = performance.getEntriesByType('resource').filter(({ startTime }) => startTime > time)
  return late.map((entry) => new URL(entry.name).pathname.slice(1))
}

/**
 * Opens the built page in a real browser and records which of its scripts are requested until the row of an installed
 * wallet can be clicked, however long that takes.
 *
 * @param {string} folder The built site.
 * @param {string} page Path of the page.
 * @returns {Promise<{ files: string[], foreign: string[] }>} Paths of the scripts, and requests to other hosts.
 */
export async function recordOpening(folder, page) {
  const site = await serveFolder(folder)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() })
  try {
    const tab = await browser.newPage()
    const files = []
    const foreign = []
    tab.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin === site.url && pathname.endsWith('.js')) files.push(pathname.slice(1))
      else if (origin !== site.url && request.url().startsWith('http')) foreign.push(request.url())
    })
    await tab.addInitScript(announceWallet)
    await tab.addInitScript(holdRests)
    await tab.goto(`${site.url}/${page}`)
    await tab.getByRole('button', { name: 'Connect wallet' }).click({ timeout: 60_000 })
    // Noted by the page itself: measured from here, scripts loaded after that would count too.
    const clickable = await tab.waitForFunction(findClickTime, 'Size Wallet', { polling: 'raf', timeout: 60_000 })
    const late = await tab.evaluate(listScriptsAfter, await clickable.jsonValue())
    return { files: [...new Set(files)].filter((file) => !late.includes(file)), foreign: [...new Set(foreign)] }
  } finally {
    await browser.close()
    site.close()
  }
}
