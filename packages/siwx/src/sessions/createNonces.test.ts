import { createLogger, createStore, memoryStorage, type SiwxSession } from '@portico/core'
import { createFakeClock, createFakeContext } from '@portico/core/testing'
import { describe, expect, test } from 'vitest'
import { createNonces } from './createNonces.js'

const toSession = (nonce: string): SiwxSession => ({
  data: { accountAddress: '0x1', chainId: 'eip155:1', domain: 'd', uri: 'u:', version: '1', nonce },
  ...{ message: 'm', signature: '0x1' },
})

test('each nonce is good once, for sign-ins that arrive together', () => {
  const nonces = createNonces(createFakeContext())
  nonces.add('a')
  nonces.use([toSession('a'), toSession('a')])
  expect(() => nonces.use([toSession('a')])).toThrow(expect.objectContaining({ code: 'siwx/nonce-used' }))
})

test('sign-ins that are refused use none', () => {
  const nonces = createNonces(createFakeContext())
  for (const nonce of ['a', 'b']) nonces.add(nonce)
  nonces.use([toSession('b')])
  for (const [other, code] of [
    ['b', 'siwx/nonce-used'],
    ['c', 'siwx/nonce-unknown'],
  ] as const) {
    expect(() => nonces.use([toSession('a'), toSession(other)])).toThrow(expect.objectContaining({ code }))
  }
  expect(() => nonces.use([toSession('a')])).not.toThrow()
})

test('those of sign-ins that could not be kept are good once more', () => {
  const nonces = createNonces(createFakeContext())
  for (const nonce of ['a', 'b']) nonces.add(nonce)
  const giveBack = nonces.use([toSession('a')])
  nonces.use([toSession('b')])
  giveBack()
  nonces.use([toSession('a')])
  for (const nonce of ['a', 'b'])
    expect(() => nonces.use([toSession(nonce)])).toThrow(expect.objectContaining({ code: 'siwx/nonce-used' }))
})

describe('those of messages that may be answered after the page has ended', () => {
  const key = '@portico/siwx-nonces'
  const refused = (name: string) => expect.objectContaining({ code: `siwx/nonce-${name}` })

  function arrange() {
    const port = memoryStorage()
    const clock = createFakeClock()
    const store = createStore({ port, id: '', logger: createLogger({ level: 'silent' }) })
    const load = () => createNonces({ store, clock })
    return { port, clock, load }
  }

  test('are good on the next page, once', () => {
    const { port, load } = arrange()
    const first = load()
    first.addLasting('a')
    first.addLasting('b')
    first.add('c')
    const next = load()
    expect(() => next.use([toSession('a'), toSession('c')])).toThrow(refused('unknown'))
    next.use([toSession('a'), toSession('a')])
    expect(() => next.use([toSession('a')])).toThrow(refused('used'))
    expect(() => load().use([toSession('a')])).toThrow(refused('unknown'))
    load().use([toSession('b')])
    expect(port.getItem(key)).toBeNull()
  })

  test('are good on their own page, and then on no other', () => {
    const { port, load } = arrange()
    const first = load()
    first.addLasting('a')
    first.use([toSession('a')])
    expect(port.getItem(key)).toBeNull()
    expect(() => first.use([toSession('a')])).toThrow(refused('used'))
  })

  test('are forgotten after ten minutes', async () => {
    const { port, clock, load } = arrange()
    load().addLasting('a')
    await clock.advance(300_000)
    load().addLasting('b')
    await clock.advance(299_999)
    load().use([toSession('a')])
    load().addLasting('c')
    await clock.advance(300_001)
    expect(() => load().use([toSession('b')])).toThrow(refused('unknown'))
    load().addLasting('d')
    expect(Object.keys(JSON.parse(port.getItem(key) ?? ''))).toEqual(['c', 'd'])
  })

  test.each(['x', 1, null, true, Number.MAX_SAFE_INTEGER])('are none where the storage holds %j', (until) => {
    const { port, load } = arrange()
    port.setItem(key, JSON.stringify({ a: until }))
    expect(() => load().use([toSession('a')])).toThrow(refused('unknown'))
    port.setItem(key, JSON.stringify(until))
    expect(() => load().use([toSession('a')])).toThrow(refused('unknown'))
  })
})
