import { expect, type Page } from '@playwright/test'
import config from '../../playwright.config.js'
import { test } from '../support/test.js'

// Scrollbars take space, as on Windows and in Firefox. Playwright hides them by default.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } })

type Colour = readonly number[]

/** Two ways to mix a colour may round differently. */
const isSame = (one: Colour, other: Colour) => one.every((value, at) => Math.abs(value - (other[at] ?? 0)) <= 2)

/** Returns the colours of the window's outermost pixels at a height: of the page, and where the scrollbar is. */
async function readEdges(page: Page, y: number): Promise<{ readonly page: Colour; readonly gutter: Colour }> {
  const width = await page.evaluate(() => innerWidth)
  const strip = await page.screenshot({ clip: { x: 0, y, width, height: 1 }, scale: 'css' })
  const [first, last] = await page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
    const context = new OffscreenCanvas(bitmap.width, 1).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    return [1, bitmap.width - 4].map((x) => [...(context?.getImageData(x, 0, 1, 1).data ?? [])])
  }, strip.toString('base64'))
  return { page: first ?? [], gutter: last ?? [] }
}

const measure = (page: Page) =>
  page.evaluate(() =>
    [document.querySelector('main') ?? document.body, document.querySelector('[data-fixed]')].map((element) => {
      const { left, right } = element?.getBoundingClientRect() ?? {}
      return [left, right]
    }),
  )

// The default of the lab's theme.
const dim = (colour: Colour) =>
  colour.map((value, at) => (at === 3 ? value : value * 0.52 + (at === 2 ? 32 : 16) * 0.48))

const pages: readonly (readonly [name: string, styles: string, gutter?: Colour])[] = [
  ['nothing but the default', 'html, body { background: none }'],
  ['a colour of its body', 'html { background: none } body { background: rgb(200 240 210); margin: 8px }'],
  ['a colour of its root', 'html { background: rgb(210 200 240) } body { background: none }'],
  // Browsers show no background image there.
  [
    'a gradient of its body',
    'html { background: none } body { background: linear-gradient(#fde, #abc) fixed }',
    [255, 255, 255, 255],
  ],
]

for (const [name, styles, gutter] of pages) {
  test(`the scrollbar's place is as dark as a page with ${name}, and nothing jumps`, async ({ app, page }) => {
    await app.goto('/')
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`${css} body { min-block-size: 3000px } [data-fixed] { position: fixed; inset: 0 0 auto auto }`)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      const fixed = Object.assign(document.createElement('p'), { textContent: 'Fixed' })
      fixed.dataset.fixed = ''
      document.body.append(fixed)
    }, styles)
    expect(
      await page.evaluate(() => innerWidth - document.documentElement.clientWidth),
      'no scrollbar',
    ).toBeGreaterThan(0)
    const places = await measure(page)
    const { page: bright } = await readEdges(page, 600)
    await app.openConnect()
    await expect(page.locator('html')).toHaveAttribute('data-portico-locked', 'gutter')
    const dimmed = { page: dim(bright), gutter: dim(gutter ?? bright) }
    await expect
      .poll(async () => {
        const edges = await readEdges(page, 600)
        return (isSame(edges.page, dimmed.page) && isSame(edges.gutter, dimmed.gutter)) || edges
      })
      .toBe(true)
    expect(await measure(page)).toEqual(places)
    await page.keyboard.press('Escape')
    await expect(app.modal).toBeHidden()
    expect(await measure(page)).toEqual(places)
    await expect.poll(async () => (await readEdges(page, 600)).page).toEqual(bright)
    expect(await page.evaluate(() => document.documentElement.getAttribute('style') || null)).toBeNull()
  })
}
