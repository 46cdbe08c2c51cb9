import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { listen } from '@portico/app-parts/http/listen'
import { readBody } from '@portico/app-parts/http/readBody'
import { expect, onTestFinished, test } from 'vitest'
import { findBasePort } from '../../lab/stack/testing/findBasePort.js'
import type { WalletLoad } from './http/WalletLoad.js'
import { startTestWallet } from './startTestWallet.test.fixture.js'

const metricsToken = 'm'.repeat(32)

/** Starts a wallet that takes on little, with a node that answers only when it is told to. */
async function arrange(load: Partial<WalletLoad>, settings: { readonly smtpUrl?: string } = {}) {
  const port = await findBasePort()
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  let waiting = 0
  const node = await listen(port + 3, async (request, response) => {
    await readBody(request)
    waiting += 1
    await mayAnswer
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: '0x7' }))
  })
  const chains = [{ id: 1, name: 'Ethereum', symbol: 'ETH', rpc: `http://127.0.0.1:${port + 3}` }]
  const lab = await startTestWallet({ port, chains, load, metricsToken, ...settings })
  onTestFinished(async () => {
    answer()
    await Promise.all([lab.close(), node.close()])
  })
  const get = async (path: string, headers = {}) => (await fetch(`${lab.wallet.url}${path}`, { headers })).status
  return { ...lab, port: port + 2, answer, get, countWaiting: () => waiting }
}

/** Opens a connection to the wallet and collects what it answers until it ends. */
function open(port: number): { readonly socket: Socket; readonly ended: Promise<string> } {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  // What is still written when the other side has gone.
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  return { socket, ended: new Promise((resolve) => socket.once('close', () => resolve(text))) }
}

const head = (port: number, path: string, more: readonly string[]) =>
  [`POST ${path} HTTP/1.1`, `host: 127.0.0.1:${port}`, `origin: http://127.0.0.1:${port}`, ...more, '', ''].join('\r\n')

test('of a flood of slow requests those beyond the limit are turned away at once, the others end well', async () => {
  const { login, request, get, answer, countWaiting } = await arrange({ requests: 4 })
  const { token } = await login('ana@lab.test')
  const auth = { authorization: `Bearer ${token}` }
  const read = () => request('read', { chainId: 1, method: 'eth_gasPrice', params: [] }, auth)
  const first = [read(), read()]
  await expect.poll(countWaiting).toBe(2)

  const began = performance.now()
  const flood = await Promise.all(Array.from({ length: 40 }, read))
  // A node has 10 s to answer.
  expect(performance.now() - began).toBeLessThan(5_000)
  for (const response of flood) {
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await response.json()).toEqual({
      error: { code: 'server/busy', message: expect.stringContaining('try again after 2 seconds'), retryAfter: 2 },
    })
  }
  expect(countWaiting()).toBe(2)
  // Whatever waits for nodes keeps nothing else away.
  expect((await request('user', {}, auth)).status).toBe(200)
  expect(await Promise.all([get('/healthz'), get('/readyz')])).toEqual([200, 200])

  answer()
  expect(await Promise.all(first.map(async (each) => (await each).json()))).toEqual([
    { result: '0x7' },
    { result: '0x7' },
  ])
  expect((await read()).status).toBe(200)
})

test('health and metrics answer however much there is to do, and tell of it', async () => {
  const { login, request, get, wallet, countWaiting } = await arrange({ requests: 1 })
  const { token } = await login('ana@lab.test')
  const auth = { authorization: `Bearer ${token}` }
  const reading = request('read', { chainId: 1, method: 'eth_gasPrice', params: [] }, auth)
  reading.catch(() => {})
  await expect.poll(countWaiting).toBe(1)
  expect((await request('user', {}, auth)).status).toBe(503)
  expect(await get('/sdk')).toBe(503)
  const authorization = `Bearer ${metricsToken}`
  expect(await Promise.all([get('/healthz'), get('/readyz'), get('/metrics', { authorization })])).toEqual([
    200, 200, 200,
  ])
  const text = await (await fetch(`${wallet.url}/metrics`, { headers: { authorization } })).text()
  expect(text).toContain('portico_wallet_refusals_total{code="server/busy"} 1\n')
})

test('a mail server that says nothing is waited for by a few logins, and by nobody else', async () => {
  const asked: Socket[] = []
  const silent = createServer((socket) => void asked.push(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const address = silent.address()
  const smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const { post, get } = await arrange({ requests: 8 }, { smtpUrl })
  const start = (email: string) => post('login/start', { email })
  const first = start('ana@lab.test')
  await expect.poll(() => asked.length).toBe(1)
  expect(await start('bo@lab.test')).toMatchObject({ status: 503, error: { code: 'server/busy', retryAfter: 5 } })
  expect([await get('/api/config'), (await post('user')).status]).toEqual([200, 401])
  asked[0]?.destroy()
  expect(await first).toMatchObject({ status: 502, error: { code: 'mail/failed' } })
  // Being turned away has cost the other one no mail.
  const second = start('bo@lab.test')
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.destroy()
  expect((await second).error.code).toBe('mail/failed')
})

test('what takes too long is told so, and keeps its place until it has ended', async () => {
  const { login, post, answer, countWaiting } = await arrange({ requests: 2, handlingMs: 500 })
  const { token } = await login('ana@lab.test')
  const read = () =>
    post('read', { chainId: 1, method: 'eth_gasPrice', params: [] }, { authorization: `Bearer ${token}` })
  expect(await read()).toMatchObject({ status: 504, error: { code: 'server/slow' } })
  expect(countWaiting()).toBe(1)
  expect(await read()).toMatchObject({ status: 503, error: { code: 'server/busy' } })
  answer()
  await expect.poll(read).toMatchObject({ status: 200, result: '0x7' })
})

test('a body that never ends is cut, whether it is slow or fast, and nobody else waits for it', async () => {
  const { port, get } = await arrange({ arrivalMs: 300, headersMs: 300 })
  const slow = open(port)
  slow.socket.write(head(port, '/api/user', ['content-length: 1000']))
  const drip = setInterval(() => slow.socket.write('x'), 50)
  onTestFinished(() => clearInterval(drip))
  const fast = open(port)
  fast.socket.write(head(port, '/api/user', ['transfer-encoding: chunked']))
  const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`
  const pour = () => {
    while (!fast.socket.destroyed && fast.socket.write(chunk));
  }
  fast.socket.on('drain', pour)
  pour()
  expect(await get('/healthz')).toBe(200)
  expect(await slow.ended).toMatch(/^HTTP\/1\.1 408 /)
  expect(await fast.ended).toMatch(/^HTTP\/1\.1 413 [\s\S]*"request\/size"/)
})

test('a body that says it is too long is not waited for', async () => {
  const { port } = await arrange({})
  const { socket, ended } = open(port)
  socket.write(head(port, '/api/user', ['content-length: 1000001']))
  expect(await ended).toMatch(/^HTTP\/1\.1 413 /)
})

test('whoever sends bodies slowly keeps nobody away but other such', async () => {
  const { port, get, post } = await arrange({ requests: 1 })
  const slow = Array.from({ length: 4 }, () => open(port))
  for (const { socket } of slow) socket.write(head(port, '/api/user', ['content-length: 10']))
  await expect.poll(async () => (await post('user')).error.code).toBe('server/busy')
  expect(await get('/api/config')).toBe(200)
  for (const { socket } of slow) socket.destroy()
  await expect.poll(async () => (await post('user')).status).toBe(401)
})

test('a connection that is silent while its answer is due ends', async () => {
  const { port, login } = await arrange({ silenceMs: 200 })
  const { token } = await login('ana@lab.test')
  const { socket, ended } = open(port)
  const body = JSON.stringify({ chainId: 1, method: 'eth_gasPrice', params: [] })
  const more = [`authorization: Bearer ${token}`, 'x-project-id: p', `content-length: ${body.length}`]
  socket.write(head(port, '/api/read', more) + body)
  expect(await ended).toBe('')
})
