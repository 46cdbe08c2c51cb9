import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Api, startApi } from '../api/startApi.js'
import { type AuthService, startAuth } from '../auth/startAuth.js'
import { type DataService, startData } from '../data/startData.js'
import { buildWallet } from '../embeddedWallet/buildWallet.test.fixture.js'
import { type LabWalletSite, startLabWallet } from '../embeddedWallet/startLabWallet.js'
import { type Exchange, startExchange } from '../exchange/startExchange.js'
import { type Mail, startMail } from '../mail/startMail.js'
import { createNextAuth } from '../nextAuth/createNextAuth.js'
import { type Onramp, startOnramp } from '../onramp/startOnramp.js'
import { type Relay, startRelay } from '../relay/startRelay.js'
import { type Solana, startSolana } from '../solana/startSolana.js'
import { findBasePort } from '../testing/findBasePort.js'
import type { AnswerControl } from './Control.js'
import { createAnswerControl } from './createAnswerControl.js'

const cacheFolder = mkdtempSync(join(tmpdir(), 'portico-control-'))
let [relay, api, data, onramp, solana]: [Relay?, Api?, DataService?, Onramp?, Solana?] = []
let [exchange, auth, mail, wallet]: [Exchange?, AuthService?, Mail?, LabWalletSite?] = []
let answerControl: AnswerControl | undefined

beforeAll(async () => {
  const port = await findBasePort()
  buildWallet()
  mail = await startMail({ port, smtpPort: port + 1 })
  const { smtpUrl } = mail
  wallet = await startLabWallet({ port: port + 2, smtpUrl, chains: [], cacheFolder, isKept: false, pages: 'none' })
  relay = await startRelay({ port: port + 3 })
  api = await startApi({ port: port + 4 })
  solana = await startSolana({ port: port + 5 })
  data = await startData({ port: port + 7, chains: [], solana })
  onramp = await startOnramp({ port: port + 8, chains: [], solana, onramp: data.onramp })
  auth = await startAuth({ port: port + 9, chains: [] })
  exchange = await startExchange({ port: port + 10, chains: [], solana })
  const nextAuth = createNextAuth({ smtpUrl, oidcUrl: 'http://127.0.0.1:1' })
  const parts = { chains: [], relay, api, data, onramp, exchange, auth, solana, mail, wallet, nextAuth }
  answerControl = createAnswerControl(parts)
}, 30_000)

afterAll(async () => {
  await Promise.all([relay, api, data, onramp, exchange, auth, solana, mail, wallet].map((part) => part?.close()))
  rmSync(cacheFolder, { recursive: true })
})

const post = async (path: string, body: unknown = {}) => answerControl?.({ pathname: `/control/${path}`, body })
const readStatus = ({ status }: Response) => status
const ask = (path: string) => fetch(`${api?.url}${path}`).then(readStatus)

async function connect(space: string): Promise<WebSocket> {
  const socket = new WebSocket(`${relay?.url}/${space}/`)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return socket
}

const closing = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', resolve))

test('the relay can be cut, restarted and taken down, for one space alone', async () => {
  const [cut, other] = [await connect('one'), await connect('two')]
  const end = closing(cut)
  expect(await post('relay', { space: 'one', drop: true })).toEqual({ status: 200, body: { ok: true } })
  expect(await end).toBe(1006)

  const restarted = await connect('one')
  const code = closing(restarted)
  const restart = post('relay', { space: 'one', restart: true, downMs: 50 })
  expect(await code).toBe(1012)
  await expect(connect('one')).rejects.toThrow()
  await restart
  const last = await connect('one')

  const gone = closing(last)
  await post('relay', { space: 'one', down: true })
  expect(await gone).toBe(1006)
  await expect(connect('one')).rejects.toThrow()
  await post('relay', { space: 'one', off: true })
  expect((await connect('one')).readyState).toBe(WebSocket.OPEN)

  expect(other.readyState).toBe(WebSocket.OPEN)
  expect(await post('relay/state', { space: 'two' })).toEqual({
    status: 200,
    body: { ok: true, sockets: 1, opened: 1, calls: {} },
  })
})

test('the API fails as told, and tells what it was asked', async () => {
  await post('api', { space: 'x', path: '/getWallets', status: 429, retryAfter: 1 })
  expect([await ask('/x/getWallets?page=1'), await ask('/getWallets')]).toEqual([429, 200])
  // A space may also be given with its leading slash.
  await post('api', { space: '/x', off: true })
  expect(await ask('/x/getWallets')).toBe(200)
  const requests = [
    { path: '/getWallets', query: { page: '1' } },
    { path: '/getWallets', query: {} },
  ]
  expect((await post('api/state', { space: 'x', clear: true }))?.body).toEqual({ ok: true, requests, records: [] })
  expect((await post('api/state', { space: 'x' }))?.body).toMatchObject({ requests: [] })
})

test('the data service fails as told, and tells what it was asked', async () => {
  const chains = async (space: string) => (await fetch(`${data?.url}${space}/v1/supported-chains`)).status
  await post('data', { space: 'x', path: '/v1/supported-chains', status: 503, times: 1 })
  expect([await chains('/x'), await chains('/x'), await chains('')]).toEqual([503, 200, 200])
  const request = { path: '/v1/supported-chains', query: {} }
  expect((await post('data/state', { space: '/x', clear: true }))?.body).toEqual({
    ok: true,
    requests: [request, request],
  })
  expect((await post('data/state', { space: 'x' }))?.body).toEqual({ ok: true, requests: [] })
})

test('the wallet fails for one project, and its time goes forward for one address', async () => {
  const config = (projectId: string) =>
    fetch(`${wallet?.url}/api/config?projectId=${projectId}`).then(({ status }) => status)
  await post('wallet', { projectId: 'x', path: '/api', status: 503 })
  expect([await config('x'), await config('y')]).toEqual([503, 200])
  await post('wallet', { projectId: 'x', off: true })
  expect(await config('x')).toBe(200)
  const headers = { origin: wallet?.url ?? '', 'x-project-id': 'p', 'x-device': 'd'.repeat(43) }
  const body = JSON.stringify({ app: 'http://localhost:4400', email: 'a@lab.test' })
  const start = () => fetch(`${wallet?.url}/api/login/start`, { method: 'POST', headers, body }).then(readStatus)
  await post('mail', { to: 'a@lab.test', refuse: true })
  expect(await start()).toBe(422)
  await post('mail', { to: 'a@lab.test', refuse: false })
  // What was not sent counts for nothing; what was, for 30 s.
  expect(await start()).toBe(200)
  expect(await start()).toBe(429)
  await post('wallet/time', { email: 'A@lab.test', advanceMs: 30_000 })
  expect(await start()).toBe(200)
})

const askSolana = async (method: string, space = '') => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method })
  const response = await fetch(`${solana?.url}/${space}`, { method: 'POST', body })
  return { status: response.status, ...(await response.json()) }
}

test('the Solana chain fails as told, for one space alone, and goes on as it is told', async () => {
  await post('solana', { space: 's', error: { code: -32005, message: 'Behind' }, methods: ['getHealth'] })
  expect(await askSolana('getHealth', 's')).toMatchObject({ error: { code: -32005, message: 'Behind' } })
  expect(await askSolana('getHealth')).toMatchObject({ result: 'ok' })
  await post('solana', { space: 's', status: 503 })
  expect(await askSolana('getHealth', 's')).toMatchObject({ status: 503 })
  await post('solana', { space: 's', minPriorityFee: 5, loseTransactions: 2, blockhashLifetime: 9 })
  const { result } = await askSolana('getLatestBlockhash', 's')
  const height = (await askSolana('getBlockHeight')).result
  expect(result.value.lastValidBlockHeight - height).toBeLessThanOrEqual(9)
  await post('solana', { space: 's', off: true })

  const before = (await askSolana('getSlot')).result
  await post('solana/advance', { slots: 100 })
  expect((await askSolana('getSlot')).result).toBeGreaterThanOrEqual(before + 100)
  expect((await post('solana/state', { space: 's' }))?.body).toMatchObject({ sockets: 0, calls: { getHealth: 2 } })

  const socket = new WebSocket(`${solana?.wsUrl}/s`)
  await new Promise((resolve) => socket.once('open', resolve))
  const gone = closing(socket)
  await post('solana', { space: 's', drop: true })
  expect(await gone).toBe(1006)
})

test('a reset ends every fault', async () => {
  await post('relay', { space: 'r', down: true })
  await post('api', { space: 'r', status: 500 })
  await post('data', { space: 'r', status: 500 })
  await post('solana', { space: 'r', status: 500 })
  await post('reset')
  expect(await ask('/r/getWallets')).toBe(200)
  expect((await fetch(`${data?.url}/r/v1/supported-chains`)).status).toBe(200)
  expect((await askSolana('getHealth', 'r')).status).toBe(200)
  expect((await connect('r')).readyState).toBe(WebSocket.OPEN)
})

test.each([
  ['relay', {}, 'one of "drop", "restart"'],
  ['relay', { delayMs: -1 }, '"delayMs" must be'],
  ['relay/state', { space: 1 }, '"space" must be a text'],
  ['api', { path: '/e' }, 'one of "status", "delayMs"'],
  ['api', { status: 200 }, '"status" must be'],
  ['data', { path: '/v1' }, '"malformed", "empty" or "off"'],
  ['fail', { chainId: 1 }, '"chainId" must be'],
  ['solana', {}, 'one of "drop", "down"'],
  ['solana', { error: 'no' }, '"error" must be'],
  ['solana', { delayMs: 5, methods: [1] }, '"methods" must be'],
  ['solana/advance', { slots: 0 }, '"slots" must be'],
  ['wallet', { status: 500 }, '"projectId" is needed'],
  ['wallet', { projectId: 'x' }, 'one of "status"'],
  ['wallet/time', { email: 'a@lab.test' }, '"advanceMs" is needed'],
  ['wallet/fund', { eip155: '0x' }, '"solana" is needed'],
  ['mail', {}, '"to" is needed'],
])('%s with %o is refused', async (path, body, message) => {
  expect(await post(path, body)).toEqual({ status: 400, body: { error: expect.stringContaining(message) } })
})

test('unknown controls are not there', async () => {
  for (const path of ['dance', '../constructor']) expect((await post(path))?.status).toBe(404)
})

test('the sandbox that sells takes a fault for one space, and refuses others', async () => {
  expect(await post('onramp', { space: 'one', decline: true })).toEqual({ status: 200, body: { ok: true } })
  expect(await post('onramp', { space: 'one', off: true })).toEqual({ status: 200, body: { ok: true } })
  expect((await post('onramp', { space: 'one' }))?.status).toBe(400)
  expect((await post('onramp', { delayMs: 'long' }))?.status).toBe(400)
  expect((await post('onramp/state', { space: 'one' }))?.body).toEqual({ ok: true, purchases: [] })
})
