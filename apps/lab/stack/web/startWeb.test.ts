import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBasePort } from '../testing/findBasePort.js'
import { createBuiltPages } from './createBuiltPages.js'
import { startWeb } from './startWeb.js'

const folder = mkdtempSync(join(tmpdir(), 'portico-web-'))
const files = {
  'secret.txt': 'not a page',
  'dist/web/index.html': 'playground',
  'dist/web/csp.html': 'strict',
  'dist/web/ssr.html': '<template>',
  'dist/web/assets/app-1a2b.js': 'export {}',
  'dist/web/stories/index.html': 'stories',
  'dist/ssr/package.json': '{"type":"module"}',
  'dist/ssr/entry.js': 'export const render = async ({ cookie, url, template }) => [cookie, url, template].join(" | ")',
}
let port: number
let web: Awaited<ReturnType<typeof startWeb>>

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  port = await findBasePort()
  const manifest = { web: `http://localhost:${port}`, services: {}, chains: {}, accounts: {} }
  const createPages = async () => createBuiltPages(join(folder, 'dist'))
  web = await startWeb({ port, manifest, answerControl: async () => ({ status: 404, body: {} }), createPages })
})

afterAll(async () => {
  await web.close()
  rmSync(folder, { recursive: true })
})

/** Sends the path unchanged; `fetch` would normalise it. */
function get(path: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path, headers }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
    call.on('error', reject).end()
  })
}

test.each([
  ['/', 'playground'],
  ['/?labWallet=off', 'playground'],
  ['/csp', 'strict'],
  ['/csp.html', 'strict'],
  ['/stories/', 'stories'],
  ['/assets/app-1a2b.js', 'export {}'],
])('%s gives its page', async (path, body) => {
  expect(await get(path)).toEqual({ status: 200, body })
})

test.each(['/nothing', '/../../secret.txt', '/%2e%2e/%2e%2e/secret.txt', '/..%2f..%2fsecret.txt', '/a%00b'])(
  '%s gives no file',
  async (path) => {
    const { status, body } = await get(path)
    expect(status).toBe(404)
    expect(body).not.toContain('not a page')
  },
)

test('a path that cannot be decoded is refused', async () => {
  expect((await get('/%')).status).toBe(400)
})

test('hashed files may be kept for ever, pages are asked for again', async () => {
  const script = await fetch(`${web.url}/assets/app-1a2b.js`)
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(script.headers.get('cache-control')).toContain('immutable')
  expect((await fetch(web.url)).headers.get('cache-control')).toBe('no-cache')
})

test('only the strict page has the strict policy', async () => {
  const policy = (await fetch(`${web.url}/csp.html`)).headers.get('content-security-policy')
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("style-src 'self';")
  expect((await fetch(web.url)).headers.get('content-security-policy')).toBeNull()
})

test('the server-rendered page sees the cookie, the URL and the built page', async () => {
  const response = await fetch(`${web.url}/ssr?locale=ar`, { headers: { cookie: 'portico=1' } })
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(await response.text()).toBe('portico=1 | /ssr?locale=ar | <template>')
})

test('a host name that was pointed at this machine gets nothing', async () => {
  expect((await get('/lab.json', { host: `rebound.example:${port}` })).status).toBe(403)
  expect((await get('/lab.json', { host: `app.localhost:${port}` })).status).toBe(200)
})

test('the link of an app to the peer wallet leads to its page', async () => {
  const { url, redirected } = await fetch(`${web.url}/peer/wc?uri=wc%3Aabc%402`)
  expect([redirected, url]).toEqual([true, `${web.url}/peer?uri=wc%3Aabc%402`])
})
