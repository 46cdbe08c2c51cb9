import { expect, type Locator, type Page } from '@playwright/test'
import { measureTasks } from '../../../../scripts/lib/measureTasks.mjs'
import { test } from '../support/test.js'

// Other load can only slow a measurement down, so one passing run is enough.
test.describe.configure({ retries: 1 })

const nodeLimit = 800
const taskLimitMs = 50
const searchLimitMs = 100
/** Debounce of the search, in milliseconds. */
const searchWaitMs = 300

/** Opens the 10,000 generated wallets of the lab. */
async function openAllWallets(page: Page): Promise<Locator> {
  const connect = page.getByRole('button', { name: 'Connect wallet', exact: true }).first()
  await connect.click()
  await page.getByRole('button', { name: /^All wallets/ }).click()
  const view = page.getByRole('dialog', { name: 'All wallets' })
  await expect(view.getByRole('grid').getByRole('button').first()).toBeVisible()
  return view
}

test('scrolls through 10,000 wallets without a long task and with few nodes', async ({ page }) => {
  await page.goto('/?catalogue=/many')
  const view = await openAllWallets(page)
  const scroll = () =>
    view.evaluate(async (dialog) => {
      const grid = dialog.querySelector('[role=grid]')
      let frame = grid as HTMLElement | null
      while (frame && frame.scrollHeight <= frame.clientHeight) frame = frame.parentElement
      if (frame) frame.scrollTop = 0
      let most = 0
      const seen = new Set<string>()
      for (let step = 0; step < 240; step++) {
        frame?.scrollBy(0, 600)
        await new Promise(requestAnimationFrame)
        await new Promise((resolve) => setTimeout(resolve, 30))
        most = Math.max(most, dialog.querySelectorAll('*').length)
        for (const tile of dialog.querySelectorAll('[role=grid] button')) seen.add(tile.textContent ?? '')
      }
      return { most, seen: seen.size }
    })
  const { longest, result } = await measureTasks(page, scroll, taskLimitMs)
  const { most, seen } = result
  expect(seen, 'wallets that came by').toBeGreaterThan(1000)
  expect(longest, 'longest task in ms on the processor').toBeLessThanOrEqual(taskLimitMs)
  expect(most, 'elements in the dialog').toBeLessThan(nodeLimit)
})

test('600 wallets scrolled at 3,600 px/s on a processor four times slower make no long task', async ({ page }) => {
  test.setTimeout(150_000)
  await page.goto('/?catalogue=/many')
  const view = await openAllWallets(page)
  const list = view.getByRole('grid').locator('..')
  const distance = 150 * 104
  // Every page of the catalogue is there before it is measured: its arrival is not of the scrolling.
  await list.evaluate(async (element, height) => {
    while (element.scrollHeight < height) {
      element.scrollTop = element.scrollHeight
      await new Promise(requestAnimationFrame)
    }
  }, distance + 448)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const { x, y, width, height } = (await list.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const scroll = async () => {
    await list.evaluate((element) => {
      element.scrollTop = 0
    })
    await devtools.send('Input.synthesizeScrollGesture', {
      x: x + width / 2,
      y: y + height / 2,
      yDistance: -distance,
      speed: 3600,
      gestureSourceType: 'mouse',
    })
    return list.evaluate((element) => element.scrollTop)
  }
  const { longest, result } = await measureTasks(page, scroll, taskLimitMs)
  expect(result, 'pixels scrolled').toBeGreaterThan(distance * 0.9)
  expect(longest, 'longest task in ms on the processor').toBeLessThanOrEqual(taskLimitMs)
})

test('answers a search at once after the wait', async ({ page }) => {
  await page.goto('/?catalogue=/many')
  const view = await openAllWallets(page)
  const field = view.getByRole('textbox', { name: 'Search wallets' })
  await field.click()
  const time = () =>
    view.evaluate(async (dialog) => {
      const input = dialog.querySelector('input')
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      if (!input || !write) throw new Error('There is no field')
      const names = () => [...dialog.querySelectorAll('[role=grid] button')].map(({ textContent }) => textContent ?? '')
      const query = `${1000 + Math.floor(Math.random() * 8000)}`
      const start = performance.now()
      write.call(input, query)
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      while (!(names().length > 0 && names().every((name) => name.includes(query)))) {
        if (performance.now() - start > 5000) throw new Error(`No answer to ${query}: ${names().slice(0, 3)}`)
        await new Promise(requestAnimationFrame)
      }
      return performance.now() - start
    })
  const times: number[] = []
  for (let round = 0; round < 5; round++) times.push(await time())
  const middle = times.sort((a, b) => a - b)[2] ?? Number.NaN
  expect(middle - searchWaitMs, `search in ms: ${times.map((ms) => ms.toFixed(0))}`).toBeLessThanOrEqual(searchLimitMs)
})

test('twenty times opened and closed, it holds no more memory', async ({ page }) => {
  test.slow()
  // The playground keeps a growing log of events; this page does not.
  await page.goto('/csp.html')
  const session = await page.context().newCDPSession(page)
  const measure = async () => {
    // Objects freed by one collection may have kept others alive.
    for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  const cycle = async (steps: number) => {
    const view = await openAllWallets(page)
    await view.evaluate(async (dialog, count) => {
      let frame = dialog.querySelector('[role=grid]') as HTMLElement | null
      while (frame && frame.scrollHeight <= frame.clientHeight) frame = frame.parentElement
      for (let step = 0; step < count; step++) {
        frame?.scrollBy(0, 600)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }, steps)
    await view.getByRole('button', { name: 'Close' }).click()
    await expect(view).toBeHidden()
  }
  // Warm-up: every page of the catalogue is loaded and every function compiled.
  for (let round = 0; round < 6; round++) await cycle(60)
  const before = await measure()
  for (let round = 0; round < 20; round++) await cycle(10)
  expect((await measure()) - before, 'bytes of heap added by twenty rounds').toBeLessThan(600_000)
})
