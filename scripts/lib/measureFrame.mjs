import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { browserArguments } from '../findBrowser.mjs'

const pages = {
  app: new URL('./frameBenchApp.mjs', import.meta.url),
  wallet: new URL('./frameBenchWallet.mjs', import.meta.url),
}

async function bundle(page) {
  // Imported lazily, because a fresh clone has no packages before the bench has started.
  const { build } = await import('esbuild')
  const options = { bundle: true, write: false, minify: true, format: 'esm', conditions: ['@portico/source'] }
  const { outputFiles } = await build({ entryPoints: [fileURLToPath(page)], ...options, logLevel: 'error' })
  return outputFiles[0].text
}

/**
 * Measures the frame bridge between two sites on loopback, with the checks of both sides.
 *
 * @param {{ executablePath: string }} options
 * @returns {Promise<{ bare: number[], bridge: number[], perSecond: number[] }>} Round trips in milliseconds, with bare
 *   messages and over the bridge, and requests a second.
 */
export async function measureFrame({ executablePath }) {
  const { chromium } = await import('playwright-core')
  const scripts = { '/app.js': await bundle(pages.app), '/sdk.js': await bundle(pages.wallet) }
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const script = scripts[pathname]
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html')
    response.end(script ?? `<!doctype html><body><script type="module" src="${pathname}.js"></script>`)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  const browser = await chromium.launch({ executablePath, args: browserArguments() })
  try {
    const page = await browser.newPage()
    await page.goto(`http://localhost:${port}/app`)
    await page.waitForFunction(() => 'measureFrame' in window)
    return await page.evaluate((origin) => window.measureFrame(origin), `http://wallet.localhost:${port}`)
  } finally {
    await browser.close()
    await new Promise((resolve) => server.close(resolve))
  }
}
