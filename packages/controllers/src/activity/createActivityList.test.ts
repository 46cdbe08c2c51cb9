import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createActivityList } from './createActivityList.js'
import { groupActivity } from './groupActivity.js'
import { mergeActivity } from './mergeActivity.js'
import { makeSent, makeTransaction, now } from './transactions.test.fixture.js'

const networkId = 'eip155:1' as const
const toPage = (indexes: readonly number[]) => ({
  transactions: indexes.map((index) => makeTransaction(index)),
  next: undefined,
})

it('gives what a list made at once gives, whatever happens to the pages', () => {
  const pages = fc.array(fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 4 }), { maxLength: 4 })
  const step = fc.record({
    pages,
    change: fc.constantFrom('append', 'refresh', 'replace', 'clear'),
    sent: fc.array(fc.constantFrom('0xa1', '0xa2', '0xf'), { maxLength: 2 }),
    networkId: fc.constantFrom('eip155:1', 'eip155:1', 'eip155:10'),
  } as const)
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
      const list = createActivityList()
      let current: ReturnType<typeof toPage>[] = []
      for (const { pages, change, sent, networkId } of steps) {
        const made = pages.map(toPage)
        if (change === 'append') current = [...current, ...made]
        else if (change === 'refresh') current = [...made.slice(0, 1), ...current.slice(1)]
        else current = change === 'clear' ? [] : made
        const own = sent.map((hash) => makeSent({ hash, status: 'confirmed', sentAt: 0 }))
        const transactions = current.flatMap((page) => page.transactions)
        expect(list({ networkId, pages: current, sent: own, hasMore: false, now })).toEqual(
          groupActivity(mergeActivity({ transactions, sent: own, networkId }), { now }),
        )
      }
    }),
  )
})

it('adds a page to 100,000 transactions without a pause that is felt', () => {
  const list = createActivityList()
  const pages = Array.from({ length: 2_000 }, (_, page) =>
    toPage(Array.from({ length: 50 }, (_, at) => page * 50 + at)),
  )
  const parameters = { networkId, sent: [makeSent()], hasMore: true, now }
  list({ ...parameters, pages })
  const times = [1, 2, 3].map((more) => {
    pages.push(toPage([100_000 + more]))
    const start = performance.now()
    list({ ...parameters, pages: [...pages] })
    return performance.now() - start
  })
  expect(Math.min(...times)).toBeLessThan(200)
})
