import type { Page } from '@playwright/test'

/** What the work takes on the machine the limits of tasks were set on: two cores of a server of 2025, in milliseconds. */
const referenceMs = 16

/**
 * Measures how many times slower than the reference machine this one is at present. Machines differ by more than what a
 * limit in milliseconds leaves room for, and one machine differs from hour to hour with what its neighbours do.
 *
 * @param page A page of Chromium. The work is done in another page beside it, which holds nothing of Portico.
 * @returns 1 or more: a faster machine gets no stricter limits.
 */
export async function measureSlowness(page: Page): Promise<number> {
  const blank = await page.context().newPage()
  const times = await blank.evaluate(() => {
    const root = document.body.appendChild(document.createElement('div'))
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = '.row { display: flex; gap: 4px } .row > span { padding: 2px } .wide > .row { padding: 3px }'
    // What scrolling a list does: rows are made, styled, laid out and sorted.
    const work = (round: number) => {
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
  // The fourth best, as collections of garbage and other processes make many of them longer.
  const time = times.sort((a, b) => a - b)[3] ?? Number.NaN
  return Math.max(1, time / referenceMs)
}
