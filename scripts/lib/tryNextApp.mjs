import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { browserArguments, findBrowser } from '../findBrowser.mjs'
import { watchTab } from './watchTab.mjs'

const timeout = 10_000
const startLimitMs = 60_000
const buildLimitMs = 600_000
/** Disables telemetry and update checks. */
const env = { NEXT_TELEMETRY_DISABLED: '1', CI: '1', NODE_ENV: 'production' }
const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const shortAddress = '0xab…5Bfcdb'

async function findPort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  return port
}

/** Runs in the page: announces a wallet with one account. */
function announceWallet(account) {
  const answers = { eth_accounts: [account], eth_requestAccounts: [account], eth_chainId: '0x1' }
  const provider = {
    request: async ({ method }) => {
      if (method in answers) return answers[method]
      throw Object.assign(new Error('Not here'), { code: 4200 })
    },
    on: () => {},
    removeListener: () => {},
  }
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  const info = { uuid: '6ba7b810-9dad-41d1-80b4-00c04fd430c8', name: 'Test Wallet', icon, rdns: 'example.test' }
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}

async function mustContain(page, request, text) {
  const response = await request.get(page)
  const html = await response.text()
  return response.ok() && html.includes(text)
    ? []
    : [`${page} has no "${text}" (status ${response.status()}):\n${html}`]
}

/** Visits the page, connects, and visits it again. */
async function visit(browser, url, entryCount) {
  const context = await browser.newContext()
  const tab = await context.newPage()
  const faults = watchTab(tab, url)
  await tab.addInitScript(announceWallet, address)
  // The balance is requested from a public node, which is mocked here.
  await context.route(
    (target) => target.origin !== url && target.protocol.startsWith('http'),
    (route) => route.fulfill({ json: { jsonrpc: '2.0', id: route.request().postDataJSON()?.id, result: '0x0' } }),
  )
  const first = [
    ...(await mustContain(`${url}/`, context.request, 'Connect wallet')),
    ...(await mustContain(`${url}/entries`, context.request, `${entryCount} entries of Ethereum`)),
  ]
  await tab.goto(url, { waitUntil: 'networkidle' })
  await tab.getByRole('button', { name: 'Connect wallet', exact: true }).click({ timeout })
  const dialog = tab.getByRole('dialog', { name: 'Connect wallet', exact: true })
  await dialog.getByRole('button', { name: /^Test Wallet/ }).click({ timeout })
  const account = tab.getByRole('button', { name: shortAddress }).first()
  await account.waitFor({ timeout })
  const again = await mustContain(`${url}/`, context.request, shortAddress)
  await tab.reload({ waitUntil: 'networkidle' })
  await account.waitFor({ timeout })
  const isExpected = (fault) => fault.startsWith('The app asked https://') && again.length === 0
  return [...first, ...again, ...faults.filter((fault) => !isExpected(fault))]
}

/**
 * Builds a Next.js app for production, starts it, and visits its page twice: as a stranger, who sees "Connect wallet"
 * and connects a wallet, and as the one who comes back, for whom the server draws the account.
 *
 * @param {{ folder: string, runner: ReturnType<typeof import('./createRunner.mjs').createRunner>,
 *   entryCount: number }} options `entryCount` is how many entries its page `/entries` imports.
 * @returns {Promise<string[]>} What is wrong.
 */
export async function tryNextApp({ folder, runner, entryCount }) {
  const next = join(folder, 'node_modules/next/dist/bin/next')
  const built = await runner.run(process.execPath, [next, 'build'], { cwd: folder, env, timeoutMs: buildLimitMs })
  if (built.code !== 0) return [`next build failed.\n${built.output}`]
  const port = await findPort()
  const url = `http://127.0.0.1:${port}`
  const started = runner.run(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', `${port}`], {
    cwd: folder,
    env,
    timeoutMs: startLimitMs,
  })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() })
  try {
    const ended = started.then(({ output }) => Promise.reject(new Error(`next start ended.\n${output}`)))
    return await Promise.race([ended, untilReady(url).then(() => visit(browser, url, entryCount))])
  } catch (error) {
    return [`The Next.js app did not work: ${error instanceof Error ? error.message : error}`]
  } finally {
    await browser.close()
    await runner.stop()
  }
}

async function untilReady(url) {
  const end = Date.now() + startLimitMs
  while (Date.now() < end) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
