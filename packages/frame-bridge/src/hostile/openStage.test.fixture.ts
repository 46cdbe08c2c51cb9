import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { type Browser, chromium, type Frame, type Page } from 'playwright-core'

const folder = dirname(fileURLToPath(import.meta.url))

/** A wallet of the first protocol: sends READY to whoever embeds it, records messages, and sends what the test says. */
const plainWallet = `<!doctype html><script>
  window.received = []
  window.say = (...messages) => messages.forEach((message) => parent.postMessage(message, location.ancestorOrigins[0]))
  addEventListener('message', ({ data, origin }) => received.push({ ...data, origin }))
  say({ type: '@w3m-frame/READY', payload: { version: '4' } })
</script>`

/** An empty page that records messages. */
const blank = `<!doctype html><title>blank</title><body><script>
  window.received = []
  addEventListener('message', ({ data }) => received.push(data))
</script>`

async function bundle(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, `${name}.test.fixture.ts`)],
    bundle: true,
    write: false,
    format: 'iife',
    conditions: ['@portico/source'],
    logLevel: 'silent',
  })
  return `<!doctype html><title>${name}</title><body><script>${outputFiles[0]?.text.replaceAll('</script', '<\\/script')}</script>`
}

export type Stage = {
  readonly browser: Browser
  /** Origins of one loopback server, each a different site to the browser. */
  readonly origins: Readonly<Record<'app' | 'wallet' | 'plain' | 'evil' | 'foreign', string>>
  close(): Promise<void>
}

/** Opens a browser with pages of an app, two wallets and attackers, each on its own origin. */
export async function openStage(): Promise<Stage> {
  const [app, wallet] = await Promise.all(['appPage', 'walletPage'].map(bundle))
  const server = createServer(({ url = '', headers }, response) => {
    const page = url.startsWith('/app') ? app : url.startsWith('/sdk') ? wallet : blank
    response.setHeader('content-type', 'text/html')
    response.end(headers.host?.startsWith('plain.') && url.startsWith('/sdk') ? plainWallet : page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The address of a server that listens on a port is an object.
  const { port } = server.address() as AddressInfo
  const scripts = new URL('../../../../scripts/findBrowser.mjs', import.meta.url).href
  const { findBrowser, browserArguments } = await import(/* @vite-ignore */ scripts)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() })
  return {
    browser,
    origins: {
      app: `http://localhost:${port}`,
      wallet: `http://wallet.localhost:${port}`,
      plain: `http://plain.localhost:${port}`,
      evil: `http://evil.localhost:${port}`,
      foreign: `http://127.0.0.1:${port}`,
    },
    async close() {
      await browser.close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Waits for the frame with a URL. */
export async function findFrame(page: Page, address: string): Promise<Frame> {
  const element = await page.waitForSelector(`iframe[src^="${address}"]`, { state: 'attached' })
  const frame = await element.contentFrame()
  if (!frame) throw new Error(`The frame of ${address} has no document`)
  await frame.waitForLoadState()
  return frame
}

/** Adds an iframe to a page and waits for it. Without a URL it is sandboxed and its origin opaque. */
export async function addFrame(page: Page, address?: string): Promise<Frame> {
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    if (src) frame.src = src
    else {
      frame.setAttribute('sandbox', 'allow-scripts')
      frame.srcdoc = '<!doctype html><title>null</title>'
    }
    frame.setAttribute('data-attacker', '')
    return new Promise((resolve) => {
      frame.onload = resolve
      document.body.append(frame)
    })
  }, address)
  const element = await page.waitForSelector('iframe[data-attacker]:last-of-type', { state: 'attached' })
  const frame = await element.contentFrame()
  if (!frame) throw new Error('The frame has no document')
  return frame
}
