import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileStyles } from '../../scripts/compileStyles.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const light = { background: 'rgb(255, 255, 255)', text: 'rgb(20, 20, 31)', shadow: 'rgba(16, 16, 40, 0.28)' }
const dark = { background: 'rgb(21, 21, 28)', text: 'rgb(244, 244, 248)', shadow: 'rgba(0, 0, 0, 0.64)' }
let browser: Browser | undefined

beforeAll(async () => {
  const scripts = new URL('../../../../scripts/findBrowser.mjs', import.meta.url).href
  const { findBrowser, browserArguments } = await import(/* @vite-ignore */ scripts)
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() })
}, 30_000)
afterAll(() => browser?.close())

function readRoot(page: Page, theme: string) {
  return page.evaluate((mode) => {
    const element = document.querySelector<HTMLElement>('[data-portico]')
    const probe = element?.firstElementChild
    if (!element || !probe) throw new Error('no root')
    if (mode === 'none') delete element.dataset.theme
    else element.dataset.theme = mode
    const { backgroundColor: background, color: text, boxShadow } = getComputedStyle(probe)
    return { background, text, shadow: boxShadow.match(/rgba?\([^)]+\)/g)?.at(-1) }
  }, theme)
}

test.each([
  { device: 'light', none: light, light, dark, system: light },
  { device: 'dark', none: light, light, dark, system: dark },
] as const)(
  'has the colours of the theme that is set on a $device device',
  async ({ device, ...themes }) => {
    const page = await browser?.newPage({ colorScheme: device })
    if (!page) throw new Error('no browser')
    await page.setContent(
      `<style>${compileStyles(root)}</style><div data-portico>
       <p style="background: var(--pt-base-bg); color: var(--pt-text); box-shadow: var(--pt-shadow)"></p></div>`,
    )
    for (const [theme, colors] of Object.entries(themes)) expect(await readRoot(page, theme)).toEqual(colors)
    await page.close()
  },
  30_000,
)
