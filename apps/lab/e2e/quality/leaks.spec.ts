import { expect, type Page } from '@playwright/test'
import { createMailbox } from '../support/createMailbox.js'
import { logIn } from '../support/emailLogin.js'
import { test } from '../support/test.js'
import { waitForQuiet } from '../support/waitForQuiet.js'

// The engine recompiles hot code for about a hundred openings and stores it outside of the heap's objects, up to 20 KiB
// per opening, which is not a leak. An interpreting browser shows the objects alone.
const interpreted = '--no-opt --no-maglev --no-sparkplug --no-lazy-feedback-allocation --no-flush-bytecode'
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--js-flags=${interpreted}`] }),
    { scope: 'worker' },
  ],
})

/** Maximum growth of the heap per opening, in bytes. */
const mostBytes = 3 * 1024

type Counters = {
  readonly documents: number
  readonly nodes: number
  readonly jsEventListeners: number
  /** Size of the objects on the heap, in bytes. */
  readonly heap: number
}

/** Counts what the page keeps after garbage collection. */
async function count(page: Page): Promise<Counters> {
  const session = await page.context().newCDPSession(page)
  // Objects freed by one collection may have kept others alive.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const counters = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return { ...counters, heap: usedSize }
}

/** One opening of the modal. Texts are those of headings and buttons. */
type Visit = {
  /** Start of the text of the button that opens the modal. */
  readonly opener: string | null
  /** The view it opens. */
  readonly view: string
  /** Button in that view that leads to another view, and the title of that view. */
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

/** Waits until the counters no longer change. */
async function countAtRest(page: Page): Promise<Counters> {
  for (let before = await count(page); ; ) {
    const now = await count(page)
    // The heap size always varies; measuring allocates too.
    if (JSON.stringify({ ...now, heap: 0 }) === JSON.stringify({ ...before, heap: 0 })) return now
    before = now
  }
}

/**
 * Fails if fifty openings leave more behind than ten. Some content of an account changes by itself, such as the age of
 * its balance, and an image may count as a document: `most` is the tolerance, which must be less than a leak of one per
 * opening.
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
    // The catalogue's wallets are kept on purpose, as is the code of analytics, which is loaded two seconds later.
    const analytics = page.waitForResponse((response) => /\/react-beginAnalytics\b/.test(response.url()))
    await page.getByRole('button', { name: 'Connect wallet', exact: true }).first().click()
    await page.getByRole('button', { name: /^All wallets.*\d/ }).waitFor()
    await analytics
    await waitForQuiet(page)
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
