import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Api, startApi } from '../api/startApi.js'
import { type Relay, startRelay } from '../relay/startRelay.js'
import { findBasePort } from '../testing/findBasePort.js'
import type { AnswerControl } from './Control.js'
import { createAnswerControl } from './createAnswerControl.js'

let [relay, api, answerControl]: [Relay?, Api?, AnswerControl?] = []

beforeAll(async () => {
  const port = await findBasePort()
  relay = await startRelay({ port })
  api = await startApi({ port: port + 1 })
  answerControl = createAnswerControl({ chains: [], relay, api })
})

afterAll(() => Promise.all([relay?.close(), api?.close()]))

const post = async (path: string, body: unknown = {}) => answerControl?.({ pathname: `/control/${path}`, body })
const ask = (path: string) => fetch(`${api?.url}${path}`).then(({ status }) => status)

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
  await post('api', { space: 'x', off: true })
  expect(await ask('/x/getWallets')).toBe(200)
  const requests = [
    { path: '/getWallets', query: { page: '1' } },
    { path: '/getWallets', query: {} },
  ]
  expect((await post('api/state', { space: 'x', clear: true }))?.body).toEqual({ ok: true, requests, records: [] })
  expect((await post('api/state', { space: 'x' }))?.body).toMatchObject({ requests: [] })
})

test('a reset ends every fault', async () => {
  await post('relay', { space: 'r', down: true })
  await post('api', { space: 'r', status: 500 })
  await post('reset')
  expect(await ask('/r/getWallets')).toBe(200)
  expect((await connect('r')).readyState).toBe(WebSocket.OPEN)
})

test.each([
  ['relay', {}, 'one of "drop", "restart"'],
  ['relay', { delayMs: -1 }, '"delayMs" must be'],
  ['relay/state', { space: 1 }, '"space" must be a text'],
  ['api', { path: '/e' }, 'one of "status", "delayMs"'],
  ['api', { status: 200 }, '"status" must be'],
  ['fail', { chainId: 1 }, '"chainId" must be'],
])('%s with %o is refused', async (path, body, message) => {
  expect(await post(path, body)).toEqual({ status: 400, body: { error: expect.stringContaining(message) } })
})

test('unknown controls are not there', async () => {
  for (const path of ['dance', '../constructor']) expect((await post(path))?.status).toBe(404)
})
