import { expect, it } from 'vitest'
import { describeTransaction } from './describeTransaction.js'
import { makeNft, makeTransaction, makeTransfer } from './transactions.test.fixture.js'

const describeTransfers = (operation: string, ...transfers: Parameters<typeof makeTransfer>[0][]) =>
  describeTransaction(makeTransaction(0, { operation, transfers: transfers.map((each) => makeTransfer(each)) }))
    .transfers

it.each([
  ['receive', '+++'],
  ['deposit', '+++'],
  ['borrow', '+++'],
  ['claim', '+++'],
  ['withdraw', '---'],
  ['repay', '---'],
  ['burn', '---'],
  ['send', '+- '],
  ['trade', '+- '],
  ['constructor', '+- '],
])('gives transfers of "%s" in, out and to oneself the signs "%s"', (operation, signs) => {
  const found = describeTransfers(operation, { direction: 'in' }, { direction: 'out' }, { direction: 'self' })
  expect(found.map(({ sign }) => sign ?? ' ').join('')).toBe(signs)
})

it.each([
  ['1.9999', '1.999', false],
  ['0.0009', '0.001', true],
  ['0.001', '0.001', false],
  ['0.0019999999', '0.001', false],
  ['10.5000', '10.5', false],
  ['10.0001', '10', false],
  ['0', '0', false],
  ['0.000', '0', false],
  [
    '115792089237316195423570985008687907853269984665640564039457.584007913129639935',
    '115792089237316195423570985008687907853269984665640564039457.584',
    false,
  ],
  [undefined, undefined, false],
])('cuts the amount %s to %s', (amount, shown, isBelow) => {
  expect(describeTransfers('send', { amount })).toMatchObject([{ amount: shown, isBelow }])
})

it('shows two pictures where one thing went for another, what was given first', () => {
  const bought = makeNft({ direction: 'in', image: 'https://a.test/cat.png' })
  const paid = makeTransfer({ direction: 'out', image: 'https://a.test/eth.png' })
  const pictures = (...transfers: (typeof paid)[]) => describeTransaction(makeTransaction(0, { transfers })).pictures
  expect(pictures(bought, bought, paid)).toEqual([
    { kind: 'token', image: 'https://a.test/eth.png', label: 'ETH' },
    { kind: 'nft', image: 'https://a.test/cat.png', label: 'Cat' },
  ])
  expect(pictures(paid, paid)).toHaveLength(1)
  expect(pictures()).toEqual([])
})

it('names the other side: the sender of what came in, else the receiver', () => {
  const of = (...directions: ('in' | 'out' | 'self')[]) =>
    describeTransaction(
      makeTransaction(0, { from: 'a', to: 'b', transfers: directions.map((direction) => makeTransfer({ direction })) }),
    ).counterparty
  expect([of('in'), of('in', 'in'), of('out'), of('in', 'out'), of('self'), of()]).toEqual([
    'a',
    'a',
    'b',
    'b',
    'b',
    'b',
  ])
})
