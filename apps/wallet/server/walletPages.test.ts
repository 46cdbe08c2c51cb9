import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSitePages } from './site/createSitePages.js'
import { startTestWallet } from './startTestWallet.test.fixture.js'

const folder = mkdtempSync(join(tmpdir(), 'portico-pages-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'sdk.html'), '<title>sdk</title>')
writeFileSync(join(folder, 'device.html'), '<title>device</title>')
writeFileSync(join(folder, 'assets/main.js'), 'export {}')
const { wallet, post, close } = await startTestWallet({ createPages: createSitePages({ folder, isDev: false }) })
afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true })
})

/** Asks for a path as it stands, which `fetch` would tidy up. */
function get(path: string, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(wallet.url)
    const asked = ask({ hostname, port, path, method, headers: { connection: 'close' } }, async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
    })
    asked.once('error', reject).end()
  })
}

test('built pages are served with their policy, also when only their headers are asked for', async () => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, text } = await get('/sdk?projectId=p', method)
    expect([status, headers['content-type'], text]).toEqual([
      200,
      'text/html; charset=utf-8',
      method === 'GET' ? '<title>sdk</title>' : '',
    ])
    expect(headers['content-security-policy']).toContain('frame-ancestors http://localhost:*;')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{16}$/)
  }
  expect((await get('/assets/main.js')).headers['cache-control']).toContain('immutable')
  expect((await get('/nothing')).status).toBe(404)
})

test('a page has the policy of where its path leads, however it is written', async () => {
  for (const path of ['/assets/../device', '/%64evice', '/sdk/../device', '/sdk/%2e%2e/device']) {
    const { status, headers } = await get(path)
    expect([path, status, headers['content-security-policy']]).toEqual([
      path,
      200,
      expect.stringContaining("frame-ancestors 'none'"),
    ])
    expect(headers['cache-control']).toBe('no-cache')
  }
})

test.each(['/%E0%A4%A', '/..%2f..%2f..%2fetc/passwd', '/a\\b', '/%00'])('%s leads nowhere', async (path) => {
  expect([400, 404]).toContain((await get(path)).status)
})

test('what is no request is answered as one, and the server goes on', async () => {
  for (const [head, status] of [
    ['GET /healthz HTTP/1.0\r\n\r\n', 400],
    ['GET /healthz HTTP/1.1\r\nhost: a b\r\n\r\n', 400],
    ['nonsense\r\n\r\n', 400],
    ['TRACE /api/user HTTP/1.1\r\nhost: x\r\n\r\n', 405],
  ] as const) {
    const { hostname, port } = new URL(wallet.url)
    const socket = connect(Number(port), hostname)
    socket.write(head)
    const [answer] = await new Promise<[Buffer]>((resolve) => socket.once('data', (chunk) => resolve([chunk])))
    socket.destroy()
    expect([head, `${answer}`.slice(0, 12)]).toEqual([head, `HTTP/1.1 ${status}`])
  }
  expect((await get('/healthz')).status).toBe(200)
})

test('what the API answers is kept by nobody and read by no other origin, its refusals too', async () => {
  for (const path of ['/api/config', '/api/nothing', '/api/user', '/readyz']) {
    const { headers } = await get(path)
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
  expect(await post('login/start', { email: 'no address' })).toMatchObject({
    status: 400,
    error: { code: 'field/email', message: 'The e-mail address is not valid' },
  })
  expect(await post('login/finish', { email: 'x@lab.test', login: {} })).toMatchObject({
    error: { code: 'field/login' },
  })
})
