import { expect, type Locator } from '@playwright/test'
import { findOutside, findSideways } from '../support/findSideways.js'
import { test } from '../support/test.js'
import { findAxeFaults } from './findAxeFaults.js'
import { findCrowded } from './findCrowded.js'
import { findUntranslated } from './findUntranslated.js'
import { getAnimations } from './getAnimations.js'
import { createStoryVisit, isWidget, listStories, openStory } from './openStory.js'

/** Lists the texts of the modal that are cut off at their start, such as Latin text in a right-to-left line. */
function findBeheaded(dialog: Locator): Promise<readonly string[]> {
  return dialog.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter((each) => getComputedStyle(each).overflow === 'hidden' && each.textContent)
      .filter((each) => {
        const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT)
        let text = texts.nextNode()
        while (text && !text.textContent?.trim()) text = texts.nextNode()
        if (!text) return false
        const range = document.createRange()
        range.setStart(text, 0)
        range.setEnd(text, 1)
        const [box, letter] = [each.getBoundingClientRect(), range.getBoundingClientRect()]
        return box.width > 1 && (letter.left < box.left - 1 || letter.right > box.right + 1)
      })
      .map((each) => each.textContent ?? ''),
  )
}

/** Returns the number of lines that the first word of a title takes. */
const countLines = (title: Locator, word: string) =>
  title.evaluate((element, end) => {
    const range = document.createRange()
    range.setStart(element.firstChild ?? element, 0)
    range.setEnd(element.firstChild ?? element, end)
    return range.getClientRects().length
  }, word.length)

/** Returns the card, which fills the width at the bottom of the window. */
const getCard = (dialog: Locator) => dialog.locator('[data-portico-slot="view"] > *').first()

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 640 } })

for (const locale of ['en-XA', 'ar'] as const)
  test(`every story at 320 px is a sheet at the bottom edge or in the page, fits, stands still and is translated: ${locale}`, async ({
    page,
  }) => {
    // More than 150 stories.
    test.setTimeout(240_000)
    const stories = await listStories(page)
    const visit = createStoryVisit(page, { locale, dir: locale === 'ar' ? 'rtl' : 'ltr' })
    for (const story of stories) {
      const name = `${story.view}, ${story.state}`
      const dialog = await visit(story)
      if (!isWidget(story)) {
        const box = await getCard(dialog).boundingBox()
        expect.soft(box?.x, name).toBe(0)
        expect.soft(box?.width, name).toBe(320)
        expect.soft((box?.y ?? 0) + (box?.height ?? 0), name).toBe(640)
        expect.soft(box?.y, name).toBeGreaterThan(0)
      }
      expect.soft(await findSideways(page), name).toEqual([])
      expect.soft(await findOutside(dialog), name).toEqual([])
      expect.soft(await findBeheaded(dialog), name).toEqual([])
      expect.soft(await findCrowded(dialog), name).toEqual([])
      expect.soft(await getAnimations(page), name).toEqual([])
      if (locale === 'en-XA') expect.soft(await findUntranslated(page), name).toEqual([])
    }
  })

test('the choice of slippage fits at 320 px, and axe finds nothing in it', async ({ page }) => {
  for (const look of [{ theme: 'light' }, { theme: 'dark', locale: 'ar', dir: 'rtl' }] as const) {
    const dialog = await openStory(page, { view: 'Swap', state: 'filled' }, look)
    await dialog.locator('[aria-expanded="false"]').click()
    await expect(dialog.getByRole('radio')).toHaveCount(3)
    await dialog.getByRole('textbox').last().fill('9')
    await expect(dialog.locator('[aria-invalid="true"]')).toBeVisible()
    expect(await findSideways(page)).toEqual([])
    expect(await findCrowded(dialog)).toEqual([])
    expect(await findAxeFaults(page)).toEqual([])
  }
})

test('the page of the lab does not scroll sideways at 320 px', async ({ page }) => {
  for (const path of [
    '/',
    '/stories.html',
    '/headless.html',
    '/session.html',
    '/two.html',
    '/peer',
    '/csp.html',
    '/bench.html',
    '/ssr',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect.soft(await findSideways(page), path).toEqual([])
  }
})

test.describe('zoomed to 400 %', () => {
  // A window of 1280 × 1024 device pixels at 400 % zoom.
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 })

  test('every wallet, network and button can be reached, without scrolling sideways', async ({ app, page }) => {
    await app.connect('/')
    const account = await app.openAccount()
    for (const name of ['Send', 'Receive', 'Disconnect']) {
      const button = account.getByRole('button', { name, exact: true })
      await button.scrollIntoViewIfNeeded()
      await expect(button).toBeInViewport({ ratio: 1 })
      expect(await findSideways(page)).toEqual([])
    }
    await account.getByRole('button', { name: /^Network/ }).click()
    const last = app.dialog('Choose network').getByRole('listitem').last().getByRole('button')
    await last.scrollIntoViewIfNeeded()
    await last.click({ trial: true })
    expect(await findSideways(page)).toEqual([])
  })
})

test('a long name is written out in two lines, in a row as high as the others', async ({ app }) => {
  const name = 'Wonderful Wallet of a Long Name'
  await app.goto('/', { customWallets: JSON.stringify([{ id: 'long', name, mobile_link: 'long://' }]) })
  const modal = await app.openConnect()
  const row = modal.getByRole('button', { name })
  await expect(row).toBeVisible()
  expect((await row.boundingBox())?.height).toBe(56)
  const title = row.getByText(name)
  expect(await title.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
  expect(await title.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('a very long amount breaks no word of the token it is of', async ({ page }) => {
  const dialog = await openStory(page, { view: 'WalletSendSelectToken', state: 'filled' })
  const row = dialog.getByRole('button', { name: /^Wrapped staked token/ })
  const [title, amount] = [row.getByText(/^Wrapped staked token/), row.locator('bdi').last()]
  await expect(amount).toContainText('WSTAKE')
  expect(await countLines(title, 'Wrapped')).toBe(1)
  expect((await title.boundingBox())?.width).toBeGreaterThan(80)
})

test('an amount of an account breaks before the symbol of its token, never in a word', async ({ page }) => {
  for (const look of [{}, { dir: 'rtl', locale: 'ar' }] as const) {
    const dialog = await openStory(page, { view: 'Account', state: 'filled' }, look)
    const amount = dialog.locator('bdi').filter({ hasText: /USDC$/ })
    await expect(amount).toHaveCount(1)
    // Each text between two break opportunities, and the number of lines it takes.
    const texts = await amount.evaluate((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
          return { text: node.textContent, lines: new Set(tops).size }
        }),
    )
    expect(texts.at(-1)).toEqual({ text: 'USDC', lines: 1 })
    expect(texts.map(({ lines }) => lines)).toEqual(texts.map(() => 1))
    expect(await findSideways(page)).toEqual([])
  }
})

test('the buttons of a review stay in sight where there is room, and never cover the facts otherwise', async ({
  page,
}) => {
  const dialog = await openStory(page, { view: 'WalletSendPreview', state: 'error' })
  const button = dialog.getByRole('button', { name: 'Send', exact: true })
  await expect(button).toBeInViewport({ ratio: 1 })
  for (const { height, unit } of [
    { height: 400, unit: '10px' },
    { height: 800, unit: '20px' },
  ]) {
    await page.setViewportSize({ width: 320, height })
    await page.addStyleTag({ content: `[data-portico] { --w3m-font-size-master: ${unit} }` })
    await getCard(dialog).evaluate((card) => card.scrollTo(0, 0))
    const facts = await dialog.locator('dl').boundingBox()
    const notice = await dialog.getByRole('alert').filter({ hasText: 'Try again' }).boundingBox()
    expect.soft(notice?.y, unit).toBeGreaterThanOrEqual((facts?.y ?? 0) + (facts?.height ?? 0))
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 1 })
  }
})

test.describe('with text at 200 %', () => {
  test.use({ viewport: { width: 1024, height: 768 } })

  test('a badge goes below a name before a word of the name is broken', async ({ page }) => {
    const dialog = await openStory(page, { view: 'Connect', state: 'error' })
    await page.addStyleTag({ content: '[data-portico] { --w3m-font-size-master: 20px }' })
    const row = dialog.getByRole('button', { name: /^Broken Picture/ })
    expect(await countLines(row.locator('bdi'), 'Broken')).toBe(1)
    const [title, badge] = [await row.locator('bdi').boundingBox(), await row.getByText('Installed').boundingBox()]
    expect(badge?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0))
    expect(await findSideways(page)).toEqual([])
  })

  test('no list is wider than the card', async ({ page }) => {
    for (const view of ['Connect', 'Networks', 'AllWallets', 'WalletSendSelectToken', 'Account']) {
      const dialog = await openStory(page, { view, state: 'filled' })
      await page.addStyleTag({ content: '[data-portico] { --w3m-font-size-master: 20px }' })
      expect.soft(await findSideways(page), view).toEqual([])
      const card = await getCard(dialog).boundingBox()
      for (const row of await dialog.getByRole('button').all()) {
        const box = await row.boundingBox()
        if (!box || !card) continue
        expect.soft(box.x + box.width, `${view}: ${await row.textContent()}`).toBeLessThanOrEqual(card.x + card.width)
      }
    }
  })
})
