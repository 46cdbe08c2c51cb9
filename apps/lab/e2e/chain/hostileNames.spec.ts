import { expect, type Locator, type Page } from '@playwright/test'
import { seedAccounts } from '../../stack/data/seeds/createSeeds.js'
import { findOutside, findSideways } from '../support/findSideways.js'
import { test } from '../support/test.js'
import { watchAccount } from '../support/watchAccount.js'

// The narrowest window that is supported, in both directions of writing.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 640 } })

/** Characters that change the order of what follows, or that nobody sees. Sums of money are isolated by U+2068. */
const invisible = /[\p{Cc}\u200b\u202a-\u202e\u2066\u2067]/u

/** Lists amounts that are not written from left to right, or with anything else between their characters. */
const findScrambled = (list: Locator) =>
  list.evaluate((element) =>
    [...element.querySelectorAll('bdi')].flatMap((each) => {
      const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT)
      const text = texts.nextNode()
      const [number] = /\d[\d.,]*/.exec(text?.textContent ?? '') ?? []
      const from = text?.textContent?.indexOf(number ?? '') ?? 0
      if (!text || !number) return []
      const lefts = Array.from(number, (_, at) => {
        const range = document.createRange()
        range.setStart(text, from + at)
        range.setEnd(text, from + at + 1)
        return range.getBoundingClientRect()
      })
      const isWrapped = new Set(lefts.map(({ top }) => Math.round(top))).size > 1
      const isInOrder = lefts.every(({ left }, at) => at === 0 || left >= (lefts[at - 1]?.left ?? 0))
      return isWrapped || isInOrder ? [] : [each.textContent]
    }),
  )

/** Collects what pages must not show: dialogs that a name opened. */
function watchDialogs(page: Page): readonly string[] {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  return dialogs
}

/** Looks at a list from its start to its end, as far as there is one, and returns all that it says. */
async function readAll(page: Page, account: Locator, list: Locator): Promise<string> {
  const card = account.locator('[data-portico-slot="view"] > *').first()
  const texts = new Set<string>()
  await list.scrollIntoViewIfNeeded()
  for (let isMore = true; isMore; ) {
    for (const row of await list.getByRole('button').allTextContents()) texts.add(row)
    expect.soft(await findSideways(page)).toEqual([])
    expect.soft(await findOutside(account)).toEqual([])
    expect.soft(await findScrambled(list)).toEqual([])
    // A name is text: nothing of it is an element, or a link.
    await expect(list.locator('script, iframe, a, b, [onerror], [src="x"]')).toHaveCount(0)
    for (const row of await list.getByRole('button').all()) {
      const box = await row.boundingBox()
      expect.soft(box?.height ?? 0, (await row.textContent()) ?? '').toBeLessThan(160)
    }
    isMore = await card.evaluate((element) => {
      const before = element.scrollTop
      element.scrollBy(0, 300)
      return element.scrollTop > before
    })
  }
  return [...texts].join(' ')
}

const languages = [
  { locale: 'en', connect: 'Connect wallet', account: 'Account' },
  { locale: 'ar', connect: 'ربط المحفظة', account: 'الحساب' },
]

for (const { locale, ...titles } of languages)
  test(`hostile names of tokens stay in their rows, as text: ${locale}`, async ({ page }) => {
    const dialogs = watchDialogs(page)
    const account = await watchAccount(page, seedAccounts.hostile, `/?locale=${locale}`, titles)
    const list = account.getByRole('tabpanel').getByRole('list').first()
    await expect(list.getByRole('button').first()).toBeVisible()
    const shown = await readAll(page, account, list)
    expect(shown).toContain('<img src=x onerror="alert(1)">')
    expect(shown).toContain('<script>window.__hacked = true</script>')
    expect(shown).not.toContain('A'.repeat(200))
    expect(shown).not.toMatch(invisible)
    // What lures or looks like another token is not among the others.
    expect(shown).not.toContain('claim.example')
    expect(shown).not.toContain('USD \u0421\u043ein')
    expect(dialogs).toEqual([])
    expect(await page.evaluate(() => Reflect.get(window, '__hacked'))).toBeUndefined()
  })

for (const { locale, ...titles } of languages)
  test(`hostile names in Activity stay in their rows, as text: ${locale}`, async ({ page }) => {
    const dialogs = watchDialogs(page)
    const account = await watchAccount(page, seedAccounts.hostile, `/?locale=${locale}`, titles)
    await account.getByRole('tab').last().click()
    const list = account.getByRole('tabpanel').getByRole('list')
    await expect(list.getByRole('button').first()).toBeVisible()
    const shown = await readAll(page, account, list)
    expect(shown).toContain('<b>BOLD</b>')
    expect(shown).not.toMatch(invisible)
    expect(dialogs).toEqual([])
  })
