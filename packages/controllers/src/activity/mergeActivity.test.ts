import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ServiceTransaction } from '../services/blockchainApi/ServiceTransaction.js'
import { createActivityIndex } from './createActivityIndex.js'
import { groupActivity } from './groupActivity.js'
import { mergeActivity } from './mergeActivity.js'
import { makeNft, makeSent, makeTransaction, makeTransfer, now } from './transactions.test.fixture.js'

const networkId = 'eip155:1' as const
const merge = (transactions: readonly ServiceTransaction[], sent = [] as Parameters<typeof mergeActivity>[0]['sent']) =>
  mergeActivity({ transactions, sent, networkId })
const ids = (...parameters: Parameters<typeof merge>) => merge(...parameters).map(({ id }) => id)

describe('what the service lists', () => {
  it('is sorted newest first, and by nonce where the time is the same', () => {
    const [low, high] = [1, 2].map((nonce) => makeTransaction(1, { id: `n${nonce}`, hash: `0x${nonce}`, nonce }))
    expect(ids([makeTransaction(2), low, high, makeTransaction(0)].flatMap((each) => each ?? []))).toEqual([
      't0',
      'n2',
      'n1',
      't2',
    ])
  })

  it('is shown once, as a later page has it', () => {
    const later = makeTransaction(0, { status: 'failed', hash: '0xb' })
    expect(merge([makeTransaction(0), makeTransaction(1), later])).toEqual([later, makeTransaction(1)])
    expect(ids([makeTransaction(0), makeTransaction(0, { transfers: [] })])).toEqual([])
  })

  it('is shown once if two have the same hash, settled rather than pending', () => {
    const waiting = makeTransaction(0, { id: 'waiting', status: 'pending', hash: '0xAB' })
    const mined = makeTransaction(0, { id: 'mined', hash: '0xab' })
    expect(ids([waiting, mined])).toEqual(['mined'])
    expect(ids([mined, waiting])).toEqual(['mined'])
    expect(ids([makeTransaction(0, { hash: 'aB' }), makeTransaction(1, { hash: 'ab' })])).toHaveLength(2)
    expect(ids([makeTransaction(0, { hash: undefined }), makeTransaction(1, { hash: undefined })])).toHaveLength(2)
  })

  it('is shown where it failed or waits, also without transfers', () => {
    const statuses = ['failed', 'pending'] as const
    for (const status of statuses) expect(ids([makeTransaction(0, { status, transfers: [] })])).toEqual(['t0'])
  })

  it('is left out where it is of another network, empty, or spam alone', () => {
    const spam = makeNft({ isSpam: true })
    const of = (...transfers: ServiceTransaction['transfers']) => ids([makeTransaction(0, { transfers })])
    expect(ids([makeTransaction(0, { networkId: 'eip155:10' })])).toEqual([])
    expect(of()).toEqual([])
    expect(of(spam, spam)).toEqual([])
    expect(of(spam, makeNft())).toEqual(['t0'])
    expect(of(spam, makeTransfer())).toEqual(['t0'])
  })
})

describe('what was sent through Portico', () => {
  it('stands on top while it waits for a block, with what is known of it', () => {
    const [first, second] = merge([makeTransaction(0)], [makeSent({ sentAt: 0 })])
    expect(first).toMatchObject({
      id: 'own:eip155:1:0xf',
      status: 'pending',
      operation: 'send',
      isOwn: true,
      from: '0x2',
      to: '0x3',
      transfers: [{ direction: 'out', amount: '0.5', symbol: 'ETH' }],
    })
    expect(second?.id).toBe('t0')
    const bare = { networkId, hash: '0xf', status: 'replaced', sentAt: 0 } as const
    expect(merge([], [bare])).toMatchObject([{ operation: 'execute', status: 'replaced', transfers: [] }])
    expect(merge([], [makeSent({ to: '0x2' })])).toMatchObject([{ transfers: [{ direction: 'self' }] }])
  })

  it('stands in its place by time once its outcome is known', () => {
    const sent = makeSent({ status: 'confirmed', sentAt: makeTransaction(1).minedAt + 1 })
    expect(ids([makeTransaction(0), makeTransaction(1)], [sent])).toEqual(['t0', 'own:eip155:1:0xf', 't1'])
  })

  it('gives way to what the service lists under the same hash, but for an outcome that it does not know yet', () => {
    const listed = makeTransaction(0, { hash: '0xF' })
    expect(merge([listed], [makeSent()])).toEqual([listed])
    const waiting = makeTransaction(0, { hash: '0xf', status: 'pending' })
    expect(merge([waiting], [makeSent({ status: 'failed' })])).toEqual([{ ...waiting, status: 'failed' }])
    expect(merge([listed], [makeSent({ status: 'failed' })])).toEqual([listed])
  })

  it('tells what it was to move where the service tells no more than that it failed', () => {
    const failed = makeTransaction(0, { hash: '0xf', status: 'failed', operation: 'execute', transfers: [] })
    expect(merge([failed], [makeSent({ status: 'failed' })])).toMatchObject([
      { id: 't0', status: 'failed', operation: 'send', transfers: [{ amount: '0.5', symbol: 'ETH' }] },
    ])
  })

  it('is shown also where the service lists it without transfers, and not on another network', () => {
    expect(ids([makeTransaction(0, { hash: '0xf', transfers: [] })], [makeSent()])).toEqual(['own:eip155:1:0xf'])
    expect(ids([], [makeSent({ networkId: 'eip155:10' })])).toEqual([])
  })
})

describe('merging', () => {
  const transaction = fc
    .record({
      index: fc.integer({ min: 0, max: 6 }),
      hash: fc.constantFrom(undefined, '0x1', '0X1', '0xab', '0xAB', 'sig'),
      status: fc.constantFrom('confirmed', 'failed', 'pending'),
      nonce: fc.constantFrom(undefined, 1, 2),
      transfers: fc.constantFrom([], [makeTransfer()], [makeNft({ isSpam: true })]),
      networkId: fc.constantFrom('eip155:1', 'eip155:10'),
    } as const)
    .map(({ index, ...fields }) => ({ index, fields }))
  const history = fc
    .array(transaction, { maxLength: 12 })
    // An id of its own each: of two with the same id the later one counts, so their order matters.
    .map((entries) => entries.map(({ index, fields }, at) => makeTransaction(index, { ...fields, id: `id${at}` })))
  const sent = fc
    .uniqueArray(fc.constantFrom('0x1', '0xab', '0xcd', 'sig'))
    .map((hashes) => hashes.map((hash) => makeSent({ hash, sentAt: 0 })))

  it('gives the same whatever the order of the pages, and however often they come', () => {
    const both = history.chain((entries) =>
      fc.tuple(
        fc.constant(entries),
        fc.shuffledSubarray(entries, { minLength: entries.length, maxLength: entries.length }),
        sent,
      ),
    )
    fc.assert(
      fc.property(both, ([entries, shuffled, own]) => {
        const merged = merge(entries, own)
        expect(merge(shuffled, [...own].reverse())).toEqual(merged)
        expect(merge([...entries, ...shuffled], own)).toEqual(merged)
        const index = createActivityIndex(networkId)
        for (const each of shuffled) index.add([each])
        expect(index.list(own)).toEqual(merged)
        const [first, ...rest] = shuffled
        if (!first) return
        index.remove([first])
        expect(index.list(own)).toEqual(merge(rest, own))
        index.add([first])
        expect(index.list(own)).toEqual(merged)
      }),
    )
  })

  it('changes nothing that is merged already', () => {
    fc.assert(
      fc.property(history, (entries) => {
        const merged = merge(entries)
        // Without transactions of one's own all of them are the service's.
        expect(merge(merged as readonly ServiceTransaction[])).toEqual(merged)
      }),
    )
  })

  it('takes little time for 100,000 transactions, and less for one more page of them', () => {
    const all = Array.from({ length: 100_000 }, (_, index) =>
      makeTransaction(index, { minedAt: now - index * 600_000, hash: `0xa${index}` }),
    )
    const measure = (work: () => void) => {
      const start = performance.now()
      work()
      return performance.now() - start
    }
    const whole = Math.min(...[1, 2, 3].map(() => measure(() => void merge(all, [makeSent()]))))
    const index = createActivityIndex(networkId)
    index.add(all)
    const next = Math.min(
      ...[1, 2, 3].map((page) =>
        measure(() => {
          index.remove([makeTransaction(page)])
          index.add([makeTransaction(page), makeTransaction(100_000 + page)])
          groupActivity(index.list([makeSent()]), { now })
        }),
      ),
    )
    const zoned = measure(() => groupActivity(all, { now, timeZone: 'Europe/Berlin' }))
    // All of them at once, which nothing does: pages come one by one.
    expect(whole).toBeLessThan(1_500)
    expect(next).toBeLessThan(200)
    expect(zoned).toBeLessThan(200)
  })
})
