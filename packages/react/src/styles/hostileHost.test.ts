import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTestPortico } from '@portico/controllers/testing'
import { type Browser, chromium, type Page } from 'playwright-core'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compileStyles } from '../../scripts/compileStyles.mjs'
import { PorticoContext } from '../bindings/PorticoContext.js'
import { ConnectButton } from '../buttons/ConnectButton.js'
import { NetworkButton } from '../buttons/NetworkButton.js'
import { Avatar } from '../primitives/Avatar/Avatar.js'
import { Badge } from '../primitives/Badge/Badge.js'
import { Button } from '../primitives/Button/Button.js'
import { Divider } from '../primitives/Divider/Divider.js'
import { laterIcons } from '../primitives/Icon/laterIcons.js'
import { IconButton } from '../primitives/IconButton/IconButton.js'
import { Notice } from '../primitives/Notice/Notice.js'
import { ProgressRing } from '../primitives/ProgressRing/ProgressRing.js'
import { Row } from '../primitives/Row/Row.js'
import { SearchField } from '../primitives/SearchField/SearchField.js'
import { Spinner } from '../primitives/Spinner/Spinner.js'
import { Stack } from '../primitives/Stack/Stack.js'
import { TextField } from '../primitives/TextField/TextField.js'
import { WalletTile } from '../primitives/WalletTile/WalletTile.js'
import { PorticoRoot } from '../provider/PorticoRoot.js'

const hostile = `
  * { letter-spacing: 4px; line-height: 3; box-sizing: content-box; margin: 5px; text-shadow: 1px 1px red; }
  button::before, a::after, li::before, p::after, h1::before, label::after { content: 'x'; display: block; }
  html { font-size: 30px; }
  body { color: red; font: italic 30px serif; text-transform: uppercase; text-align: right; word-spacing: 9px;
    visibility: visible; cursor: wait; font-variant: small-caps; }
  button, input, a { all: unset; background: lime; color: blue; padding: 30px; border: 9px dashed red; opacity: 0.4; }
  #root button { background: hotpink; font-size: 40px; border-radius: 0; min-height: 200px; transform: rotate(9deg); }
  #root#root input { width: 20px; height: 90px; background: black; }
  #root span, #root div, #root p { display: inline; float: left; color: orange; position: static; }
  #root svg { width: 100%; height: 200px; fill: red; stroke: lime; display: inline; }
  svg path, svg circle, svg rect { fill: red; stroke: blue; stroke-width: 9; }
  #root img { width: 300px; filter: invert(1); }
  #root label { display: none; }
  #root :focus-visible { outline: 9px solid red; }
`

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const image =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>'
let browser: Browser | undefined

/** One of each part, as a server renders them. */
function renderGallery(): string {
  const { portico } = createTestPortico({ started: false })
  const parts = h(
    Stack,
    {},
    h(Button, { icon: laterIcons.send }, 'Send'),
    h(Button, { variant: 'danger', size: 's', busy: true }, 'Stop'),
    h(IconButton, { icon: 'close', label: 'Close' }),
    h(Row, {
      start: h(WalletTile, { name: 'Fox', image }),
      title: 'Fox',
      subtitle: 'Two',
      badge: h(Badge, null, 'New'),
    }),
    h(Row, { start: h(WalletTile, { name: 'Fox' }), title: 'Fox', end: '12', chevron: true }),
    h(TextField, { label: 'Amount', hint: 'In ETH', defaultValue: '1' }),
    h(SearchField, { label: 'Search' }),
    h(Divider, null, 'or'),
    h(Notice, { tone: 'negative', title: 'Title' }, 'Text'),
    h(ProgressRing, { state: 'done' }, h(WalletTile, { name: 'Fox', size: 'xl' })),
    h(Avatar, { address: '0x00000000000000000000000000000000000A11ce' }),
    h(Spinner, null),
  )
  const children = [h(ConnectButton, { key: 1 }), h(NetworkButton, { key: 2 }), h(PorticoRoot, { key: 3 }, parts)]
  return renderToString(h(PorticoContext.Provider, { value: { portico, locale: 'en' } }, children))
}

/** Every computed property of every element of ours, and of its pseudo-elements, except for where it stands. */
async function measure(page: Page, hostCss: string, body: string): Promise<Record<string, Record<string, string>>> {
  await page.setContent(
    `<style>${hostCss}</style><style>${compileStyles(root)}</style>
     <style>* { animation: none !important; transition: none !important }</style>
     <div id="root" style="inline-size: 600px">${body}</div>`,
  )
  return page.evaluate(() => {
    // Distances from the page's edge, and those derived from the page's own box, are the host's business.
    const skipped = /^(perspective-origin|transform-origin|inset|top|left|right|bottom|--|animation|transition)/
    const found: Record<string, Record<string, string>> = {}
    document.querySelectorAll('[data-portico], [data-portico] *').forEach((element, index) => {
      for (const pseudo of [null, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo)
        if (pseudo && (element instanceof SVGElement || style.content === 'none')) continue
        const values: Record<string, string> = {}
        for (const name of style) if (!skipped.test(name)) values[name] = style.getPropertyValue(name)
        found[`${index} ${element.tagName} ${element.getAttribute('class') ?? ''}${pseudo ?? ''}`] = values
      }
    })
    return found
  })
}

describe('in a page with aggressive styles', () => {
  beforeAll(async () => {
    const scripts = new URL('../../../../scripts/findBrowser.mjs', import.meta.url).href
    const { findBrowser, browserArguments } = await import(/* @vite-ignore */ scripts)
    browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() })
  }, 30_000)
  afterAll(() => browser?.close())

  test('every part looks as in a page without any', async () => {
    const page = await browser?.newPage()
    if (!page) throw new Error('no browser')
    const body = renderGallery()
    const alone = await measure(page, '', body)
    const attacked = await measure(page, hostile, body)
    expect(Object.keys(alone).length).toBeGreaterThan(60)
    const changes = Object.entries(alone).flatMap(([element, values]) =>
      Object.entries(values)
        .filter(([name, value]) => attacked[element]?.[name] !== value)
        .map(([name, value]) => `${element} ${name}: ${value} → ${attacked[element]?.[name]}`),
    )
    expect(changes).toEqual([])
    expect(Object.keys(attacked)).toEqual(Object.keys(alone))
  }, 30_000)
})
