import { findMedian } from './compareSpeeds.mjs'

/** How much more, as a part of it, anything may take once the store is full. */
const growthLimit = 0.2
const names = { first: 'First login', later: 'Login of a known browser', signature: 'Signature' }
const megabyte = 1024 ** 2

/**
 * Returns the value that a part of some times does not exceed (nearest rank).
 *
 * @param {readonly number[]} times
 * @param {number} part From 0 to 1, such as 0.99.
 * @returns {number} `NaN` if there are none.
 */
export function findPercentile(times, part) {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}

function formatGrowth(growth) {
  const percent = Math.round(growth * 100)
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`
}

/**
 * Compares the rounds of two wallets one by one, because the two of a round ran right after each other: what else the
 * machine did slowed both.
 */
function findGrowth(empty, full, read) {
  return findMedian(empty.map((round, place) => read(full[place]) / read(round))) - 1
}

function compareRow({ name, growth, values, format }) {
  return {
    name,
    value: `${values.map(format).join(', full ')} (${formatGrowth(growth)})`,
    limit: `growth below ${growthLimit * 100} %`,
    isHeld: growth < growthLimit,
  }
}

const formatMs = (ms) => `${ms.toFixed(1)} ms`
const countASecond = ({ times, ms }) => (times.length / ms) * 1_000

function compareKind(name, empty, full) {
  const both = [empty, full]
  const comparePart = (part) => ({
    name: `${name}, p${part * 100}`,
    values: both.map((rounds) =>
      findPercentile(
        rounds.flatMap(({ times }) => times),
        part,
      ),
    ),
    growth: findGrowth(empty, full, ({ times }) => findPercentile(times, part)),
    format: formatMs,
  })
  return [
    {
      name: `${name}, a second`,
      values: both.map((rounds) => findMedian(rounds.map(countASecond))),
      // The time that each takes, which is what grows.
      growth: findGrowth(empty, full, (round) => 1 / countASecond(round)),
      format: (rate) => Math.round(rate).toLocaleString('en'),
    },
    comparePart(0.5),
    comparePart(0.99),
  ].map(compareRow)
}

/**
 * Compares what a wallet with an empty store does with what one does whose store is full.
 *
 * @typedef {{ ms: number, times: readonly number[] }} Round How long a round took and each request of it, in milliseconds.
 * @typedef {{ first: readonly Round[], later: readonly Round[], signature: readonly Round[], bytes: number }} Measured
 *   The rounds by what was done, and the memory of the server's process after all of them, in bytes.
 * @param {{ empty: Measured, full: Measured, sessions: number }} measured `sessions`: how many were begun at each.
 * @returns {{ name: string, value: string, limit: string, isHeld: boolean }[]}
 */
export function compareWallet({ empty, full, sessions }) {
  return [
    ...Object.entries(names).flatMap(([kind, name]) => compareKind(name, empty[kind], full[kind])),
    compareRow({
      name: `Memory after ${sessions.toLocaleString('en')} logins`,
      values: [empty.bytes, full.bytes],
      growth: full.bytes / empty.bytes - 1,
      format: (bytes) => `${Math.round(bytes / megabyte).toLocaleString('en')} MB`,
    }),
  ]
}
