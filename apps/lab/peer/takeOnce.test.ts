import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PeerWallet } from './PeerWallet.js'
import { takeOnce } from './takeOnce.js'
import type { TestApp } from './testing/createTestApp.js'
import { startTestPeer, type TestPeer } from './testing/startTestPeer.js'

let app: TestApp
let peer: PeerWallet
let close: TestPeer['close']

beforeAll(async () => {
  ;({ app, peer, close } = await startTestPeer())
}, 20_000)

afterAll(() => close())

test('a session that ends while the client reads its messages again ends once', async () => {
  peer.setPolicy({ proposals: 'approve' })
  takeOnce(app.client)
  const readAgain: unknown = Reflect.get(app.client.engine, 'processPendingMessageEvents')
  if (typeof readAgain !== 'function') throw new Error('The client no longer reads its messages again')
  const rejections: unknown[] = []
  const note = (reason: unknown) => rejections.push(reason)
  process.on('unhandledRejection', note)
  const timer = setInterval(() => readAgain.call(app.client.engine), 0)
  try {
    for (let round = 0; round < 5; round++) {
      const { uri, session } = await app.propose(['eip155:1'])
      await peer.pair(uri)
      const { topic } = await session
      const ended = app.next('session_delete')
      await peer.disconnect(topic)
      await ended
    }
  } finally {
    clearInterval(timer)
    process.off('unhandledRejection', note)
  }
  expect(app.client.session.keys).toEqual([])
  expect(rejections).toEqual([])
}, 30_000)

test('a client of another make is refused', () => {
  expect(() => takeOnce({ engine: {} })).toThrow('in another way')
})
