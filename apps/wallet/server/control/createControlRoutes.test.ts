import { afterAll, expect, test } from 'vitest'
import { startTestWallet } from '../startTestWallet.test.fixture.js'
import { createControlRoutes } from './createControlRoutes.js'
import { createSwitches } from './createSwitches.js'

const token = 't'.repeat(43)
const auth = { authorization: `Bearer ${token}` }
const switches = createSwitches()
const { wallet, post, close } = await startTestWallet({
  switches,
  controlRoutes: createControlRoutes({ token, switches }),
})
const plain = await startTestWallet()
afterAll(() => Promise.all([close(), plain.close()]))

type Ask = { readonly headers?: Readonly<Record<string, string>>; readonly url?: string; readonly method?: string }

async function turn(path: string, body: object, { headers = auth, url = wallet.url, method = 'POST' }: Ask = {}) {
  const init = { method, headers, ...(method === 'POST' && { body: JSON.stringify(body) }) }
  return (await fetch(`${url}/control/${path}`, init)).status
}

const readConfig = async () => (await fetch(`${wallet.url}/api/config?projectId=x`)).status
const fault = { projectId: 'x', fault: { status: 503 } }

test('a project fails as told until it is told otherwise', async () => {
  expect([await turn('fault', fault), await readConfig()]).toEqual([200, 503])
  expect([await turn('fault', { projectId: 'x' }), await readConfig()]).toEqual([200, 200])
  await turn('fault', fault)
  expect([await turn('reset', {}), await readConfig()]).toEqual([200, 200])
})

test('time goes forward for one address', async () => {
  const start = async () => (await post('login/start', { email: 'a@lab.test' })).status
  expect([await start(), await start()]).toEqual([200, 429])
  expect([await turn('time', { email: 'A@lab.test', advanceMs: 30_000 }), await start()]).toEqual([200, 200])
})

test.each([
  ['time', { email: 'a@lab.test' }],
  ['time', { advanceMs: 1 }],
  ['fault', { fault: {} }],
  ['fault', { projectId: 'x', fault: { status: 'down' } }],
  ['fault', { projectId: 'x', fault: { status: 99 } }],
  ['fault', { projectId: 'x', fault: { delay: 5 } }],
  ['dance', {}],
])('%s with %j turns nothing', async (path, body) => {
  expect(await turn(path, body)).toBe(400)
})

test.each<[string, Ask]>([
  ['without the token', { headers: {} }],
  ['with another token', { headers: { authorization: `Bearer ${token.slice(1)}` } }],
  ['through a proxy', { headers: { ...auth, 'x-forwarded-for': '192.0.2.1' } }],
  ['by GET', { method: 'GET' }],
])('%s there are no controls', async (_, ask) => {
  expect([await turn('fault', fault, ask), await readConfig()]).toEqual([404, 200])
})

test('a wallet that was given no token has none', async () => {
  expect(await turn('reset', {}, { url: plain.wallet.url })).toBe(404)
})
