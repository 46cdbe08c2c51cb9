import type { ActivityItem } from './ActivityItem.js'

/** The activity of a month. */
export type ActivityGroup = {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly isCurrentYear: boolean
  readonly items: readonly ActivityItem[]
}

/** What `groupActivity` takes besides the items. */
export type GroupActivityParameters = {
  /** The current time, in milliseconds since the Unix epoch. */
  readonly now: number
  /** Name of the time zone, such as `Europe/Berlin`. Default: that of the system. */
  readonly timeZone?: string | undefined
}

/** What `groupActivity` returns: newest month first. */
export type GroupActivityReturnType = readonly ActivityGroup[]

/** Months since the year 0, for a time in milliseconds since the Unix epoch. */
type ToMonth = (time: number) => number

/**
 * Groups activity by month in local time. Items keep their order inside a group. Transactions sent through Portico that
 * are in no block yet belong to the newest month.
 *
 * @param items The activity, as `mergeActivity` returns it.
 * @param parameters The current time and the time zone.
 * @throws `RangeError` for an unknown time zone.
 */
export function groupActivity(
  items: readonly ActivityItem[],
  { now, timeZone }: GroupActivityParameters,
): GroupActivityReturnType {
  const toMonth = timeZone === undefined ? toSystemMonth : createToMonth(timeZone)
  const months = new Map<number, ActivityItem[]>()
  // On top of all others, even if the clock is slow.
  const present = Math.max(now, items.find((item) => !isWaiting(item))?.minedAt ?? now)
  let start = 0
  let end = 0
  let current: ActivityItem[] = []
  for (const item of items) {
    const time = isWaiting(item) ? present : item.minedAt
    // Calendars are slow: asked where a month begins, they need not be asked about each item.
    if (!(time >= start && time < end)) {
      const month = toMonth(time)
      start = findStart(month, toMonth)
      end = findStart(month + 1, toMonth)
      // A calendar that counts otherwise, as before the year 1, is asked about each item.
      if (!(time >= start && time < end)) end = start
      current = months.get(month) ?? []
      months.set(month, current)
    }
    current.push(item)
  }
  const currentYear = Math.floor(toMonth(now) / 12)
  return [...months.entries()]
    .sort(([a], [b]) => b - a)
    .map(([month, found]) => {
      const year = Math.floor(month / 12)
      return { year, month: month - year * 12 + 1, isCurrentYear: year === currentYear, items: found }
    })
}

const isWaiting = ({ isOwn, status }: ActivityItem) => isOwn && status === 'pending'

/** The latest time that a `Date` can hold, in milliseconds since the Unix epoch. */
const maxTime = 8_640_000_000_000_000
const clamp = (time: number) => Math.max(-maxTime, Math.min(maxTime, time))

const toSystemMonth: ToMonth = (time) => {
  const date = new Date(clamp(time))
  return date.getFullYear() * 12 + date.getMonth()
}

function createToMonth(timeZone: string): ToMonth {
  const calendar = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
  })
  return (time) => {
    const parts = calendar.formatToParts(clamp(time))
    const read = (name: string) => Number(parts.find(({ type }) => type === name)?.value)
    return read('year') * 12 + read('month') - 1
  }
}

const quarterMs = 15 * 60_000
/** More than the clocks of any time zone differ from UTC, in quarters of an hour. */
const maxOffset = 16 * 4

/** Returns when a month begins. Time zones differ from UTC, and change their clocks, by whole quarters of an hour. */
function findStart(month: number, toMonth: ToMonth): number {
  // Not `Date.UTC`, which takes the years 0 to 99 for those of the twentieth century.
  const midnight = new Date(0).setUTCFullYear(Math.floor(month / 12), ((month % 12) + 12) % 12, 1)
  if (Number.isNaN(midnight)) return midnight
  let before = -maxOffset
  let after = maxOffset
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (toMonth(midnight + middle * quarterMs) < month) before = middle
    else after = middle
  }
  return midnight + after * quarterMs
}
