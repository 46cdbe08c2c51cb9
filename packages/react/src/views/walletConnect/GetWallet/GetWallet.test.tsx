import { openModal } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { type CreateTestPorticoOptions, createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart } from '@portico/controllers/ui'
import type { FakeAnswer } from '@portico/core/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderView } from '../../../testing/renderView.js'

let made: TestPortico | undefined
async function show(options: CreateTestPorticoOptions = {}, failure?: FakeAnswer) {
  const fresh = createTestPortico({ catalogue: { wallets: 6 }, ...options })
  made = fresh
  fresh.catalogue.fail(failure)
  attachRouter(fresh.portico)
  openModal(fresh.portico, { view: 'GetWallet' })
  await renderView('GetWallet', { params: {}, test: fresh })
  return fresh
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('suggests the recommended wallets, each leading to where it can be had', async () => {
  const { portico } = await show()
  expect(screen.getByRole('heading', { name: 'Get a wallet' })).toBeTruthy()
  const list = within(await screen.findByRole('list', { name: 'Wallets to install' }))
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    [1, 2, 3, 4].map((at) => expect.stringContaining(`Catalogue Wallet ${at}`)),
  )
  await userEvent.click(list.getByRole('button', { name: /^Catalogue Wallet 2/ }))
  expect(getPart(portico, routerPart).history.at(-1)).toMatchObject({
    name: 'Downloads',
    params: { walletId: 'wallet-2' },
  })
})

test('a catalogue that fails is told and can be tried again', async () => {
  const { catalogue } = await show({}, { status: 404, json: {} })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert').textContent).toContain('The wallets could not be loaded')
  catalogue.fail(undefined)
  await userEvent.click(retry)
  expect(await screen.findByRole('button', { name: /^Catalogue Wallet 1/ })).toBeTruthy()
})

test('says so when there is nothing to suggest', async () => {
  await show({ catalogue: { wallets: 0 } })
  expect(await screen.findByText('No suggestion')).toBeTruthy()
})

test('shows the guide of the app, if it is a link to the web', async () => {
  await show({ walletGuideUrl: 'https://wallets.example/' })
  expect(screen.getByRole('link', { name: 'Explore all wallets' }).getAttribute('href')).toBe(
    'https://wallets.example/',
  )
  cleanup()
  await show({ walletGuideUrl: 'javascript:alert(1)' })
  expect(screen.queryByRole('link')).toBeNull()
})
