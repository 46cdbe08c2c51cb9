import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { arrangeConnected, ownAddress } from '../navigation/modal/arrange.test.fixture.js'
import { queryClientPart } from '../queries/queryClientPart.js'
import { arrangeHistory, page } from './history.test.fixture.js'
import { makeRecord } from './transactions.test.fixture.js'
import { type Activity, watchActivity } from './watchActivity.js'

afterEach(() => vi.unstubAllGlobals())

type Status = 'sent' | 'confirmed' | 'failed'

const emit = (portico: Portico, status: Status, hash = '0xf') =>
  portico[internals].emitter.emit('transaction', {
    ...{ status, networkId: 'eip155:1', hash },
    details: { from: ownAddress, to: '0x3', amount: '0.3', symbol: 'ETH' },
  })

function watch(portico: Portico) {
  const states: (Activity | undefined)[] = []
  const stop = watchActivity(portico, (activity) => states.push(activity))
  onTestFinished(stop)
  const ids = () => states.at(-1)?.groups.flatMap(({ items }) => items.map(({ id }) => id))
  return { states, stop, ids }
}

/** An instance whose Activity is open, with a transaction that has just been confirmed. */
async function arrange(pages: Parameters<typeof arrangeHistory>[0] = { first: page([0]) }) {
  const test = await arrangeHistory(pages)
  const followed = watch(test.portico)
  await vi.waitFor(() => expect(followed.states.at(-1)?.status).toBe('ready'))
  emit(test.portico, 'sent')
  emit(test.portico, 'confirmed')
  await vi.waitFor(() => expect(test.cursors()).toHaveLength(2))
  await test.clock.flush()
  return { ...test, ...followed, asked: () => test.cursors().length }
}

const listed = { data: [makeRecord(9, { hash: '0xF' }), makeRecord(0)] }

it('asks again with growing waits until the service lists what was confirmed, then no more', async () => {
  const { clock, pages, asked, ids } = await arrange()
  expect(ids()).toEqual(['t0', 'own:eip155:1:0xf'])
  await clock.advance(1_999)
  expect(asked()).toBe(2)
  await clock.advance(1)
  await vi.waitFor(() => expect(asked()).toBe(3))
  await clock.flush()
  pages.first = listed
  await clock.advance(3_999)
  expect(asked()).toBe(3)
  await clock.advance(1)
  await vi.waitFor(() => expect(ids()).toEqual(['t0', 't9']))
  await clock.advance(600_000)
  expect(asked()).toBe(4)
})

it('gives up after five times, and begins anew with the next transaction', async () => {
  const { clock, portico, asked } = await arrange()
  await clock.advance(2_000 + 4_000 + 8_000 + 16_000 + 31_999)
  expect(asked()).toBe(6)
  await clock.advance(1)
  expect(asked()).toBe(7)
  const timers = clock.pending()
  await clock.advance(600_000)
  expect(asked()).toBe(7)
  expect(clock.pending()).toBeLessThanOrEqual(timers)
  emit(portico, 'sent', '0xe')
  emit(portico, 'confirmed', '0xe')
  await vi.waitFor(() => expect(asked()).toBe(8))
  await clock.advance(2_000)
  await vi.waitFor(() => expect(asked()).toBe(9))
})

it('does not wait for the long pause of an earlier one when another is confirmed', async () => {
  const { clock, portico, asked } = await arrange()
  await clock.advance(2_000 + 4_000 + 8_000 + 16_000)
  expect(asked()).toBe(6)
  emit(portico, 'sent', '0xe')
  emit(portico, 'confirmed', '0xe')
  await vi.waitFor(() => expect(asked()).toBe(7))
  await clock.advance(2_000)
  await vi.waitFor(() => expect(asked()).toBe(8))
})

it('leaves no timer once it is stopped, and begins again where somebody looks again', async () => {
  const { clock, portico, stop, asked } = await arrange()
  const timers = clock.pending()
  stop()
  expect(clock.pending()).toBe(timers - 1)
  await clock.advance(600_000)
  expect(asked()).toBe(2)
  emit(portico, 'sent', '0xe')
  emit(portico, 'confirmed', '0xe')
  watch(portico)
  await vi.waitFor(() => expect(asked()).toBe(3))
  await clock.advance(2_000)
  await vi.waitFor(() => expect(asked()).toBe(4))
})

it('lets a further page come that is being read', async () => {
  const { clock, pages, cursors, asked, states, ids } = await arrange({ first: page([0], 'c1'), c1: 'hang' })
  void states.at(-1)?.loadMore()
  await vi.waitFor(() => expect(cursors().at(-1)).toBe('c1'))
  await clock.advance(2_000)
  expect(asked()).toBe(3)
  expect(ids()).toContain('t0')
  pages.first = page([0])
})

it('asks after nothing that failed, waits in no block, or was listed at once', async () => {
  const { portico, clock, pages, cursors, adapter } = await arrangeHistory({ first: page([0]) })
  adapter.setActions({ waitFor: () => new Promise(() => {}) })
  const { ids } = watch(portico)
  await vi.waitFor(() => expect(ids()).toEqual(['t0']))
  emit(portico, 'sent', '0xe')
  emit(portico, 'sent', '0xd')
  emit(portico, 'failed', '0xd')
  emit(portico, 'sent')
  pages.first = listed
  emit(portico, 'confirmed')
  await vi.waitFor(() => expect(ids()).toContain('t9'))
  await clock.flush()
  const asked = cursors().length
  await clock.advance(15_000)
  expect(cursors()).toHaveLength(asked)
})

it('asks after none that was sent long before and is in no list', async () => {
  const { portico, clock, cursors } = await arrangeHistory({ first: { data: [] } })
  emit(portico, 'sent')
  emit(portico, 'confirmed')
  await clock.advance(601_000)
  const { states } = watch(portico)
  await vi.waitFor(() => expect(states.at(-1)?.status).toBe('ready'))
  await clock.advance(120_000)
  expect(cursors()).toHaveLength(1)
})

it('asks after one that was sent long before if it has only now been confirmed', async () => {
  const { portico, clock, cursors } = await arrangeHistory({ first: { data: [] } })
  emit(portico, 'sent')
  await clock.advance(601_000)
  const { states } = watch(portico)
  await vi.waitFor(() => expect(states.at(-1)?.status).toBe('ready'))
  emit(portico, 'confirmed')
  await vi.waitFor(() => expect(cursors()).toHaveLength(2))
  await clock.flush()
  await clock.advance(2_000)
  await vi.waitFor(() => expect(cursors()).toHaveLength(3))
})

it('has items and balances read anew, past the caches, when the service lists it at last', async () => {
  const { portico, clock, pages, ids } = await arrange()
  const client = getPart(portico, queryClientPart)
  const keys = [
    ['balances', 'portfolio'],
    ['nfts', 'eip155:1'],
  ]
  for (const key of keys) client.setQueryData(key, {})
  pages.first = listed
  await clock.advance(2_000)
  await vi.waitFor(() => expect(ids()).toEqual(['t0', 't9']))
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true])
})

it('asks nobody without a data service', async () => {
  const { portico, clock } = await arrangeConnected()
  const { ids } = watch(portico)
  const timers = clock.pending()
  emit(portico, 'sent')
  emit(portico, 'confirmed')
  await vi.waitFor(() => expect(ids()).toEqual(['own:eip155:1:0xf']))
  expect(clock.pending()).toBe(timers)
})

it('asks no more after a failure, which the person tries again', async () => {
  const { clock, pages, states, asked } = await arrange()
  pages.first = { json: {}, status: 404 }
  await clock.advance(2_000)
  await vi.waitFor(() => expect(states.at(-1)?.status).toBe('error'))
  await clock.advance(20_000)
  expect(asked()).toBe(3)
  pages.first = page([0])
  await states.at(-1)?.retry()
  await clock.flush()
  await clock.advance(4_000)
  await vi.waitFor(() => expect(asked()).toBe(5))
})
