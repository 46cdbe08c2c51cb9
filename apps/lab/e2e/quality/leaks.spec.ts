import { expect, type Page } from '@playwright/test'
import { createMailbox } from '../support/createMailbox.js'
import { logIn } from '../support/emailLogin.js'
import { test } from '../support/test.js'

// The engine compiles what runs often anew for a hundred openings or so, and keeps that beside the heap's objects: up to
// 20 KiB an opening, which says nothing of a leak. A browser that only interprets shows the objects alone.
const interpreted = '--no-opt --no-maglev --no-sparkplug --no-lazy-feedback-allocation --no-flush-bytecode'
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--js-flags=${interpreted}`] }),
    { scope: 'worker' },
  ],
})

/** What an opening may leave on the heap, in bytes. */
const mostBytes = 3 * 1024

type Counters = {
  readonly documents: number
  readonly nodes: number
  readonly jsEventListeners: number
  /** Bytes of objects on the heap. */
  readonly heap: number
}

/** Counts what the page holds after everything unreachable is gone. */
async function count(page: Page): Promise<Counters> {
  const session = await page.context().newCDPSession(page)
  // What one collection frees may be what held the next thing.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const counters = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return { ...counters, heap: usedSize }
}

/** What one opening of the modal does; texts are those of headings and buttons. */
type Visit = {
  /** Start of the text of the page's button that opens the modal. */
  readonly opener: string | null
  /** The view it opens. */
  readonly view: string
  /** Button in that view that leads to another one, and the other's title. */
  readonly further?: readonly [button: string, view: string]
}

/** Opens and closes the modal by script, because element handles would keep removed nodes alive. */
async function openAndClose(page: Page, visit: Visit, times: number): Promise<void> {
  await page.evaluate(
    async ([{ opener, view, further }, rounds]) => {
      const until = async (isTrue: () => unknown) => {
        for (let frame = 0; !isTrue(); frame++) {
          if (frame > 600) throw new Error('The modal did not follow')
          await new Promise(requestAnimationFrame)
        }
      }
      const find = (selector: string) => document.querySelector<HTMLElement>(selector)
      const press = (within: string, text: string | null) =>
        [...document.querySelectorAll<HTMLElement>(`${within} button`)]
          .find((button) => button.textContent?.trim().startsWith(text ?? ''))
          ?.click()
      const shows = (title: string) => find('dialog[open] h1')?.textContent === title
      for (let round = 0; round < rounds; round++) {
        press('#root', opener)
        await until(() => shows(view))
        await until(() => find('dialog[open] ul button, dialog[open] [role="status"]'))
        if (further) {
          press('dialog[open]', further[0])
          await until(() => shows(further[1]))
        }
        find('dialog[open] [aria-label="Close"]')?.click()
        await until(() => !find('dialog[open]'))
      }
      await new Promise(requestAnimationFrame)
    },
    [visit, times] as const,
  )
}

/** Waits until what still was under way is done: the counters stand still. */
async function countAtRest(page: Page): Promise<Counters> {
  for (let before = await count(page); ; ) {
    const now = await count(page)
    // The heap is never quite the same twice: looking at it leaves something too.
    if (JSON.stringify({ ...now, heap: 0 }) === JSON.stringify({ ...before, heap: 0 })) return now
    before = now
  }
}

/**
 * Fails when opening and closing fifty times leaves more than doing so ten times has. What an account shows changes by
 * itself, such as the age of its balance, and a picture may be a document of its own: `most` says by how much, which is
 * to be less than a leak of one an opening.
 */
async function expectNoLeak(page: Page, visit: Visit, most = 0): Promise<void> {
  await openAndClose(page, visit, 10)
  const before = await countAtRest(page)
  await openAndClose(page, visit, 50)
  const after = await countAtRest(page)
  expect(after.nodes - before.nodes, 'nodes').toBeLessThanOrEqual(most)
  expect(after.jsEventListeners - before.jsEventListeners, 'listeners').toBeLessThanOrEqual(most)
  expect(after.documents - before.documents, 'documents').toBeLessThanOrEqual(most)
  expect((after.heap - before.heap) / 50, 'bytes of heap an opening').toBeLessThanOrEqual(mostBytes)
}

test.describe('open and closed fifty times leaves no more nodes, listeners and objects than ten times', () => {
  test('while nobody is connected', async ({ page }) => {
    await page.goto('/csp.html', { waitUntil: 'networkidle' })
    // The catalogue's wallets belong to what stays, and the code of the analytics, which comes two seconds later.
    const analytics = page.waitForResponse((response) => response.url().includes('/beginAnalytics'))
    await page.getByRole('button', { name: 'Connect wallet', exact: true }).first().click()
    await page.getByRole('button', { name: /^All wallets.*\d/ }).waitFor()
    await analytics
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Close' }).click()
    await expectNoLeak(page, { opener: 'Connect wallet', view: 'Connect wallet' })
  })

  for (const [name, further] of [
    ['in Account', undefined],
    ['in Send', ['Send', 'Send'] as const],
  ] as const)
    test(`with a wallet, ${name}`, async ({ app }) => {
      await app.connect('/csp.html')
      const opener = await app.accountButton().textContent()
      await expectNoLeak(app.page, { opener, view: 'Account', ...(further && { further }) }, 20)
    })

  test('with the frame of the embedded wallet', async ({ app, lab }) => {
    await app.goto('/csp.html', { connectors: 'all' })
    const { address } = await logIn(app, createMailbox(lab, 'leo'))
    const opener = await app.accountButton(address).textContent()
    await expectNoLeak(app.page, { opener, view: 'Account' }, 20)
    await expect(app.page.locator('[data-portico-frame]')).toHaveCount(1)
  })
})
