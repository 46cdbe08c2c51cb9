import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { listen } from '@portico/app-parts/http/listen'
import { build } from 'esbuild'
import { findBasePort } from '../../stack/testing/findBasePort.js'
import type { LabManifest } from '../../stack/web/createManifest.js'
import { findFrame } from './emailLogin.js'
import type { startReferenceApp } from './startReferenceApp.js'

type Client = ReturnType<typeof startReferenceApp>['provider']
type Networks = Parameters<typeof startReferenceApp>[0]
type Values<name extends keyof Client> = Client[name] extends (...values: infer values) => unknown ? values : never
type Reply<name extends keyof Client> = Client[name] extends (...values: never) => Promise<infer reply> ? reply : never

/** An app of the reference SDK in a page. */
export type ReferenceApp = Awaited<ReturnType<typeof openReferenceApp>>

/** Environment variable that tells the client the URL of its frame. */
const frameVariable = 'NEXT_PUBLIC_SECURE_SITE_SDK_URL'
const keyPrefix = '@appkit-wallet/'
const scriptPath = '/app.js'
const html = `<!doctype html><title>App</title><link rel="icon" href="data:," /><body><script src="${scriptPath}"></script>`

/** Bundles the published package like an app's build, without replacing anything in it. */
async function bundleApp({ frameUrl, networks }: { frameUrl: string; networks: Networks }): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { startReferenceApp } from './startReferenceApp.ts'
        window.referenceApp = startReferenceApp(${JSON.stringify(networks)})`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    banner: { js: `globalThis.process = { env: { ${frameVariable}: ${JSON.stringify(frameUrl)} } };` },
    bundle: true,
    format: 'iife',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

/** Describes the lab's chains in the reference SDK's format. */
function listNetworks({ chains }: LabManifest): Networks {
  return Object.entries(chains).flatMap(([caipId, { rpc }]) => {
    const [namespace, id = ''] = caipId.split(':')
    const shared = {
      name: caipId,
      nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
      rpcUrls: { default: { http: [rpc] } },
    }
    return namespace === 'solana'
      ? { ...shared, id, chainNamespace: 'solana' as const, caipNetworkId: `solana:${id}` as const }
      : { ...shared, id: Number(id), chainNamespace: 'eip155' as const, caipNetworkId: `eip155:${id}` as const }
  })
}

/**
 * Opens a page on its own origin that logs in and signs with the published client of the reference SDK, without
 * Portico.
 */
export async function openReferenceApp({ page, lab }: { page: Page; lab: LabManifest }) {
  const script = await bundleApp({ frameUrl: `${lab.services.frame}/sdk`, networks: listNetworks(lab) })
  const port = await findBasePort()
  // From a real server, because pages fulfilled by Playwright belong to the public network, where browsers block frames
  // from this machine.
  const server = await listen(port, ({ url }, response) => {
    const [type, body] = url === scriptPath ? ['text/javascript', script] : ['text/html; charset=utf-8', html]
    response.writeHead(200, { 'content-type': type }).end(body)
  })
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().startsWith('W3mFrame')) warnings.push(message.text())
  })
  await page.goto(`http://localhost:${port}`)

  return {
    page,
    /** Warnings of the client: every message of the frame that it does not expect. */
    warnings,
    /** Calls a method of the client in the page. */
    call: <name extends keyof Client>(name: name, ...values: Values<name>): Promise<Reply<name>> =>
      page.evaluate(([name, values]) => Reflect.get(window, 'referenceApp').provider[name](...values), [
        name,
        values,
      ] as const),
    switchTo: (id: string): Promise<void> =>
      page.evaluate((id) => Reflect.get(window, 'referenceApp').switchTo(id), id),
    moveTo: (id: string): Promise<void> => page.evaluate((id) => Reflect.get(window, 'referenceApp').moveTo(id), id),
    close: (): Promise<void> => page.evaluate(() => Reflect.get(window, 'referenceApp').close()),
    timeouts: (): Promise<readonly string[]> => page.evaluate(() => Reflect.get(window, 'referenceApp').timeouts),
    unfit: (): Promise<readonly string[]> => page.evaluate(() => Reflect.get(window, 'referenceApp').unfit),
    /** The client's entries in the app's storage, by key without prefix. */
    stored: (): Promise<Readonly<Record<string, string>>> =>
      page.evaluate((prefix) => {
        const own = Object.entries(localStorage).filter(([key]) => key.startsWith(prefix))
        return Object.fromEntries(own.map(([key, value]) => [key.slice(prefix.length), String(value)]))
      }, keyPrefix),
    /** The content of the wallet's frame. */
    sheet: page.frameLocator('#w3m-iframe'),
    /** The wallet's frame. */
    frame: () => findFrame(page),
    /** Closes the page's server. */
    end: () => server.close(),
  }
}
