/** How long the work below takes on the reference machine, a server with two cores, in milliseconds. */
const referenceMs = 16

/**
 * Measures how many times slower this machine currently is than the reference machine. Without it, a limit in
 * milliseconds would test the machine: their speeds differ, and other virtual machines on the same host slow one down.
 *
 * @param {import('playwright-core').Page} page A page of Chromium. The work runs in a blank page of the same context, so
 *   Portico does not affect it.
 * @returns {Promise<number>} At least 1, so that limits are never stricter on a faster machine.
 */
export async function measureSlowness(page) {
  const blank = await page.context().newPage()
  const times = await blank.evaluate(() => {
    const root = document.body.appendChild(document.createElement('div'))
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = '.row { display: flex; gap: 4px } .row > span { padding: 2px } .wide > .row { padding: 3px }'
    // Creates, sorts, styles and lays out rows, because that is what dominates scrolling.
    const work = (round) => {
      const names = Array.from({ length: 4_000 }, (_, at) => `Wallet ${(at * 7919 + round) % 4_000}`)
      names.sort((a, b) => a.localeCompare(b))
      root.replaceChildren(
        ...names.slice(0, 500).map((name) => {
          const row = document.createElement('div')
          row.className = 'row'
          for (const part of name.split(' ')) row.appendChild(document.createElement('span')).textContent = part
          return row
        }),
      )
      for (const wide of [true, false]) {
        root.classList.toggle('wide', wide)
        root.getBoundingClientRect()
      }
    }
    return Array.from({ length: 15 }, (_, round) => {
      const start = performance.now()
      work(round)
      return performance.now() - start
    })
  })
  await blank.close()
  // Not the median, because garbage collections and other processes disturb up to half of the rounds.
  const time = times.sort((a, b) => a - b)[3] ?? Number.NaN
  return Math.max(1, time / referenceMs)
}
