import { openModal } from '@portico/controllers'
import { createTestPortico, type FakeCatalogueRecord, type TestPortico } from '@portico/controllers/testing'
import { attachRouter } from '@portico/controllers/ui'
import type { FakeAnswer } from '@portico/core/testing'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderView } from '../../../testing/renderView.js'
import { meridian } from '../arrangePairing.stories.js'

let made: TestPortico | undefined
async function show(wallet: FakeCatalogueRecord, failure?: FakeAnswer) {
  const fresh = createTestPortico({ catalogue: { wallets: [wallet] } })
  made = fresh
  fresh.catalogue.fail(failure)
  attachRouter(fresh.portico)
  const params = { walletId: String(wallet.id) }
  openModal(fresh.portico, { view: 'Downloads', params })
  await renderView('Downloads', { params, test: fresh })
  return fresh
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  made?.portico.destroy()
})

test('links every store and the homepage, in tabs of their own that learn nothing of this page', async () => {
  await show(meridian)
  expect(await screen.findByRole('heading', { name: 'Get Meridian' })).toBeTruthy()
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Chrome Web Store chromewebstore.google.com',
    'App Store apps.apple.com',
    'Google Play play.google.com',
    'Website meridian.example',
  ])
  for (const link of links) {
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  }
})

test('on a computer there is a code for each kind of phone', async () => {
  await show(meridian)
  const first = (await screen.findByRole('img', { name: 'QR code for iPhone' })).innerHTML
  await userEvent.click(screen.getByRole('tab', { name: 'Android' }))
  expect(screen.getByRole('img', { name: 'QR code for Android' }).innerHTML).not.toBe(first)
})

test('on a phone its own store comes first and there is no code', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile')
  await show(meridian)
  expect((await screen.findAllByRole('link')).map((link) => link.textContent?.split(' ')[0])).toEqual([
    'Google',
    'App',
    'Website',
  ])
  expect(screen.queryByRole('img')).toBeNull()
})

test('a catalogue that fails is told and can be tried again', async () => {
  const { catalogue } = await show(meridian, { status: 404, json: {} })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  catalogue.fail(undefined)
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { name: 'Get Meridian' })).toBeTruthy()
})

test('says so when no place is known', async () => {
  await show({ id: 'bare', name: 'Bare', mobile_link: 'bare://' })
  expect(await screen.findByText('No download is known')).toBeTruthy()
})

test('a link that may not be opened is never shown', async () => {
  await show({ ...meridian, chrome_store: 'javascript:alert(1)', homepage: 'data:text/html,x' })
  await screen.findByRole('heading', { name: 'Get Meridian' })
  expect(screen.getAllByRole('link')).toHaveLength(2)
})
