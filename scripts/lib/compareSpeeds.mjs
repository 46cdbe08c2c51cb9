/** Limits of the bench: milliseconds, or a ratio of two times of the same run. */
export const limits = { openRatio: 1.5, taskMs: 50, startMs: 5, elements: 800 }

/**
 * Picks the middle value, which one slow round does not move.
 *
 * @param {readonly number[]} numbers
 * @returns {number}
 */
export function findMedian(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

function formatMs(ms) {
  return `${ms.toFixed(1)} ms`
}

function describeTask({ ms, longestTaskMs }) {
  return `${formatMs(ms)}, ${longestTaskMs > 0 ? `longest task ${formatMs(longestTaskMs)}` : 'no task over 50 ms'}`
}

/**
 * Compares measured times with the limits.
 *
 * @param {{ connect: number[], bare: number[], networks: { ms: number, longestTaskMs: number },
 *   wallets: { ms: number, longestTaskMs: number }, start: number }} speeds Times in milliseconds; `connect` and `bare`
 *   hold one per round.
 * @param {{ openRatio?: number }} [options] Another limit for opening Connect against a bare dialog.
 * @returns {{ name: string, value: string, limit: string, isHeld: boolean }[]}
 */
export function compareSpeeds({ connect, bare, networks, wallets, start }, { openRatio = limits.openRatio } = {}) {
  const ratio = findMedian(connect) / findMedian(bare)
  const times = `${formatMs(findMedian(connect))} : ${formatMs(findMedian(bare))}`
  const task = `no task over ${limits.taskMs} ms`
  return [
    {
      name: 'Connect : bare dialog, 4x throttled',
      value: `${ratio.toFixed(2)} (${times})`,
      limit: `${openRatio}`,
      isHeld: ratio <= openRatio,
    },
    {
      name: '1,000 networks',
      value: describeTask(networks),
      limit: task,
      isHeld: networks.longestTaskMs <= limits.taskMs,
    },
    { name: '500 wallets', value: describeTask(wallets), limit: task, isHeld: wallets.longestTaskMs <= limits.taskMs },
    {
      name: 'createPortico and start',
      value: formatMs(start),
      limit: formatMs(limits.startMs),
      isHeld: start <= limits.startMs,
    },
  ]
}

/**
 * Compares what scrolling through long lists and opening one took with the limits.
 *
 * @param {Awaited<ReturnType<typeof import('./measureLongAccount.mjs').measureLongAccount>>} account
 * @returns {{ name: string, value: string, limit: string, isHeld: boolean }[]}
 */
export function compareLongAccount({ tokens, transactions, firstFrame }) {
  const compare = (name, { longestTaskMs, elements, rows }) => ({
    name,
    value: `longest task ${formatMs(longestTaskMs)}, ${elements} elements, ${rows} rows`,
    limit: `${limits.taskMs} ms, ${limits.elements} elements`,
    isHeld: longestTaskMs <= limits.taskMs && elements <= limits.elements,
  })
  return [
    compare('10,000 tokens, scrolled', tokens),
    compare('100,000 transactions, scrolled', transactions),
    {
      name: 'Account with a warm cache',
      value: `${firstFrame.rows} rows in the first frame`,
      limit: 'the list in the first frame',
      isHeld: firstFrame.rows > 0,
    },
  ]
}
