import { describe, expect, test } from 'vitest'
import { compareWallet, findPercentile } from './compareWallet.mjs'

describe('findPercentile', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at)

  test.each([
    [0.5, 50],
    [0.99, 99],
    [1, 100],
    [0, 1],
  ])('%f of a hundred times take %f ms at most', (part, ms) => {
    expect(findPercentile(hundred, part)).toBe(ms)
  })

  test('one time is all of them, and none is nothing', () => {
    expect([findPercentile([7], 0.5), findPercentile([7], 0.99), findPercentile([], 0.5)]).toEqual([7, 7, Number.NaN])
  })
})

const round = (ms, times) => ({ ms, times })
const rounds = [round(1_000, [10, 20, 30]), round(2_000, [20, 40, 60]), round(1_000, [10, 20, 30])]
const slower = (by) =>
  rounds.map(({ ms, times }) =>
    round(
      ms * by,
      times.map((time) => time * by),
    ),
  )
const megabyte = 1024 ** 2
const empty = { first: rounds, later: rounds, signature: rounds, bytes: 100 * megabyte }
const compare = (more) => compareWallet({ empty, full: { ...empty, ...more }, sessions: 10_000 })
const findBroken = (rows) => rows.filter(({ isHeld }) => !isHeld).map(({ name }) => name)

test('tells rates by the middle round, times by all of them, and how much they grow', () => {
  const rows = compare({ first: slower(1.1), bytes: 90 * megabyte })
  expect(
    rows
      .slice(0, 3)
      .concat(rows.slice(-1))
      .map(({ name, value }) => [name, value]),
  ).toEqual([
    ['First login, a second', '3, full 3 (+10 %)'],
    ['First login, p50', '20.0 ms, full 22.0 ms (+10 %)'],
    ['First login, p99', '60.0 ms, full 66.0 ms (+10 %)'],
    ['Memory after 10,000 logins', '100 MB, full 90 MB (−10 %)'],
  ])
  expect(rows).toHaveLength(10)
  expect(findBroken(rows)).toEqual([])
})

test('does not hold what grows by a fifth, and says which', () => {
  expect(findBroken(compare({ signature: slower(1.25) }))).toEqual([
    'Signature, a second',
    'Signature, p50',
    'Signature, p99',
  ])
  expect(findBroken(compare({ bytes: 121 * megabyte }))).toEqual(['Memory after 10,000 logins'])
})

test('compares the rounds one by one, so that a machine that was slow for a while counts for nothing', () => {
  const uneven = [...rounds.slice(0, 2), round(9_000, [90, 180, 270])]
  const both = { ...empty, first: uneven }
  expect(findBroken(compareWallet({ empty: both, full: both, sessions: 1 }))).toEqual([])
  expect(findBroken(compare({ first: uneven }))).toEqual([])
})

test('does not hold what was not measured', () => {
  const none = { ...empty, later: [] }
  expect(findBroken(compareWallet({ empty: none, full: none, sessions: 1 }))).toHaveLength(3)
})
