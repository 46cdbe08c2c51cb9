import { connect, getProvider } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { createFakeFrameClient, createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
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

/** Has the person asked for a signature, in a modal that stands to the right of the window's middle. */
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

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const)('lies exactly over its place in %s, also where the modal is not in the middle', async (locale, dir) => {
  // Without the styles of the card its icons are large.
  await page.viewport(800, 2_000)
  const { dialog, slot } = await askForApproval(locale)
  expect(getComputedStyle(dialog).direction).toBe(dir)
  const place = dialog.querySelector('[role="status"]')?.parentElement
  const sides = (element: Element | null | undefined) => {
    const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect()
    return [left, right, top, bottom].map(Math.round)
  }
  await waitFor(() => expect(sides(slot)).toEqual(sides(place)))
  const [left = 0, right = 0] = sides(slot)
  expect(right - left).toBeGreaterThan(0)
  expect(left, 'else the wrong side would look right').not.toBe(innerWidth - right)
})
