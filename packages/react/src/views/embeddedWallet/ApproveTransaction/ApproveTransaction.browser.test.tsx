import { connect, getProvider } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { createFakeFrameClient, createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Locale } from '../../../i18n/locales.js'
import { PorticoProvider } from '../../../provider/PorticoProvider.js'

let made: TestPortico | undefined

beforeAll(async () => {
  for (const url of [
    new URL('../../../styles/dialog.css', import.meta.url),
    new URL('../../../styles/reset.css', import.meta.url),
  ]) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url.href })
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve, { once: true }))
    document.head.append(link)
    await loaded
  }
})

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

/** Requests a signature, in a modal positioned right of the window's centre. */
async function askForApproval(locale: Locale) {
  made = createTestPortico({ frame: createFakeFrameClient({ isConnected: true }) })
  const { portico, clock } = made
  const { dialog } = getInternals(portico)
  if (!dialog) throw new Error('the dialog is missing')
  dialog.style.paddingLeft = '200px'
  const slot = dialog.querySelector<HTMLElement>('[data-portico-slot="frame"]')
  slot?.append(document.createElement('iframe'))
  render(<PorticoProvider portico={portico} locale={locale} />)
  await connect(portico, { connectorId: 'AUTH' })
  await clock.flush()
  const provider = getProvider(portico, { namespace: 'eip155' })
  provider.request({ method: 'personal_sign', params: ['0x68', `0x${'ab'.repeat(20)}`] }).catch(() => {})
  // The modal and its view are loaded first.
  await waitFor(() => expect(slot?.dataset.shown).toBe(''), { timeout: 10_000 })
  return { dialog, slot }
}

const findPlace = (dialog: HTMLElement) => dialog.querySelector('[role="status"]')?.parentElement
const sides = (element: Element | null | undefined) => {
  const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect()
  return [left, right, top, bottom].map(Math.round)
}

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const)('lies exactly over its place in %s, also where the modal is not in the middle', async (locale, dir) => {
  // Without the styles of the card its icons are large.
  await page.viewport(800, 2_000)
  const { dialog, slot } = await askForApproval(locale)
  expect(getComputedStyle(dialog).direction).toBe(dir)
  const place = findPlace(dialog)
  await waitFor(() => expect(sides(slot)).toEqual(sides(place)))
  const [left = 0, right = 0] = sides(slot)
  expect(right - left).toBeGreaterThan(0)
  expect(left, 'else the wrong side would look right').not.toBe(innerWidth - right)
})

test.each<[string, (card: HTMLElement) => void]>([
  ['a size above it', (card) => card.prepend(Object.assign(document.createElement('p'), { textContent: 'More' }))],
  ['a scroll', (card) => card.scrollBy(0, 40)],
  ['a style that only moves', (card) => card.style.setProperty('translate', '30px 20px')],
  ['a window of another size', () => void page.viewport(700, 1_200)],
])('follows %s', async (_, change) => {
  await page.viewport(800, 2_000)
  const { dialog, slot } = await askForApproval('en')
  const place = findPlace(dialog)
  const card = dialog.querySelector<HTMLElement>('[data-card]')
  if (!card || !place) throw new Error('the card is missing')
  // The styles of the view are not there.
  place.style.height = '600px'
  Object.assign(card.style, { maxHeight: '400px', overflow: 'auto' })
  await waitFor(() => expect(sides(slot)).toEqual(sides(place)))
  const before = sides(place)
  change(card)
  await waitFor(() => expect(sides(place)).not.toEqual(before))
  await waitFor(() => expect(sides(slot)).toEqual(sides(place)))
})

test('measures nothing while all stands still', async () => {
  await page.viewport(800, 2_000)
  const { dialog, slot } = await askForApproval('en')
  await waitFor(() => expect(sides(slot)).toEqual(sides(findPlace(dialog))))
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  const nextFrame = () => new Promise(requestAnimationFrame)
  // The card may still be on its way at first.
  await waitFor(async () => {
    measure.mockClear()
    for (let frame = 0; frame < 5; frame++) await nextFrame()
    expect(measure).not.toHaveBeenCalled()
  })
  measure.mockRestore()
})
