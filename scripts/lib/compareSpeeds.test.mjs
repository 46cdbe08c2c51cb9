import { expect, test } from 'vitest'
import { compareLongAccount, compareSpeeds, findMedian } from './compareSpeeds.mjs'

const quick = { ms: 30, longestTaskMs: 0 }
const speeds = { connect: [20, 21, 90], bare: [15, 16, 17], networks: quick, wallets: quick, start: 2 }

function listBroken(changes) {
  return compareSpeeds({ ...speeds, ...changes }).flatMap(({ name, isHeld }) => (isHeld ? [] : [name]))
}

test('findMedian is not moved by one slow round', () => {
  expect(findMedian([20, 900, 21])).toBe(21)
})

test('compareSpeeds has nothing against a quick run', () => {
  expect(listBroken({})).toEqual([])
})

test('compareSpeeds tells which limit is broken', () => {
  expect(listBroken({ connect: [30, 31, 32] })).toEqual(['Connect : bare dialog, 4x throttled'])
  expect(listBroken({ networks: { ms: 80, longestTaskMs: 61 } })).toEqual(['1,000 networks'])
  expect(listBroken({ wallets: { ms: 80, longestTaskMs: 50.5 } })).toEqual(['500 wallets'])
  expect(listBroken({ start: 5.1 })).toEqual(['createPortico and start'])
})

test('compareSpeeds holds nothing that was not measured', () => {
  expect(listBroken({ connect: [], bare: [] })).toEqual(['Connect : bare dialog, 4x throttled'])
})

test('compareLongAccount tells which list is slow, holds too many elements or comes late', () => {
  const fine = { longestTaskMs: 12, elements: 400, rows: 10_000 }
  const firstFrame = { rows: 8 }
  const listFaults = (account) =>
    compareLongAccount({ firstFrame, ...account }).flatMap(({ name, isHeld }) => (isHeld ? [] : [name]))
  expect(listFaults({ tokens: fine, transactions: fine })).toEqual([])
  expect(listFaults({ tokens: { ...fine, longestTaskMs: 51 }, transactions: fine })).toEqual([
    '10,000 tokens, scrolled',
  ])
  expect(listFaults({ tokens: fine, transactions: { ...fine, elements: 801 } })).toEqual([
    '100,000 transactions, scrolled',
  ])
  expect(listFaults({ tokens: fine, transactions: fine, firstFrame: { rows: 0 } })).toEqual([
    'Account with a warm cache',
  ])
})
