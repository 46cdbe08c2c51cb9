import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { groupActivity } from './groupActivity.js'
import { makeTransaction, now } from './transactions.test.fixture.js'

const at = (text: string, fields = {}) => makeTransaction(0, { id: text, minedAt: Date.parse(text), ...fields })
const outline = (groups: ReturnType<typeof groupActivity>) =>
  groups.map(({ year, month, isCurrentYear, items }) => [year, month, isCurrentYear, items.map(({ id }) => id)])

it('groups by month, newest first, and keeps the order inside', () => {
  const items = ['2026-06-02T00:00Z', '2026-06-01T12:00Z', '2026-01-15T00:00Z', '2025-12-15T00:00Z'].map((text) =>
    at(text),
  )
  const expected = [
    [2026, 6, true, ['2026-06-02T00:00Z', '2026-06-01T12:00Z']],
    [2026, 1, true, ['2026-01-15T00:00Z']],
    [2025, 12, false, ['2025-12-15T00:00Z']],
  ]
  expect(outline(groupActivity(items, { now, timeZone: 'UTC' }))).toEqual(expected)
  const [first, second, ...rest] = items
  const shuffled = [...rest, first, second].flatMap((item) => item ?? [])
  expect(outline(groupActivity(shuffled, { now, timeZone: 'UTC' }))).toEqual(expected)
  expect(groupActivity([], { now })).toEqual([])
})

it('puts what one has sent and no block holds yet into the current month', () => {
  const waiting = at('2026-01-15T00:00Z', { status: 'pending', isOwn: true })
  expect(outline(groupActivity([waiting, at('2026-07-01T00:00Z')], { now, timeZone: 'UTC' }))).toMatchObject([
    [2026, 7, true, ['2026-01-15T00:00Z', '2026-07-01T00:00Z']],
  ])
  const listed = at('2026-01-16T00:00Z', { status: 'pending' })
  expect(outline(groupActivity([waiting, listed], { now, timeZone: 'UTC' }))).toEqual([
    [2026, 6, true, ['2026-01-15T00:00Z']],
    [2026, 1, true, ['2026-01-16T00:00Z']],
  ])
})

it('refuses a time zone that does not exist', () => {
  expect(() => groupActivity([], { now, timeZone: 'Nowhere' })).toThrow(RangeError)
})

const zones = ['UTC', 'Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Kathmandu', 'Europe/Berlin', 'America/St_Johns']
const times = fc.array(fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2040, 0) }), { maxLength: 20 })
/** Times near the turn of a month. */
const turns = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 480 }), fc.integer({ min: -60, max: 60 }))
    .map(([month, quarters]) => Date.UTC(2000, month) + quarters * 900_000),
)

describe.each(zones)('in %s', (timeZone) => {
  beforeEach(() => void vi.stubEnv('TZ', timeZone))
  afterEach(() => void vi.unstubAllEnvs())

  it('finds the month that a calendar finds, by its name and as the zone of the system', () => {
    const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit' })
    fc.assert(
      fc.property(fc.oneof(times, turns), (found) => {
        const items = found.map((minedAt, index) => makeTransaction(index, { minedAt }))
        const groups = groupActivity(items, { now, timeZone })
        for (const { year, month, items } of groups) {
          const names = items.map(({ minedAt }) => calendar.format(minedAt))
          expect(new Set(names)).toEqual(new Set([`${year}-${String(month).padStart(2, '0')}`]))
        }
        expect(groups.flatMap(({ items }) => items)).toHaveLength(found.length)
        expect(groupActivity(items, { now })).toEqual(groups)
      }),
    )
  })
})

it('survives any time that a service may name', () => {
  const extremes = [-8.64e15, -6.5e13, -6.2e13, -6.0e13, 0, 8.64e15].map((minedAt, index) =>
    makeTransaction(index, { minedAt }),
  )
  for (const timeZone of [undefined, 'Europe/Berlin']) {
    const groups = groupActivity(extremes, { now, timeZone })
    expect(groups.flatMap(({ items }) => items)).toHaveLength(6)
  }
})
