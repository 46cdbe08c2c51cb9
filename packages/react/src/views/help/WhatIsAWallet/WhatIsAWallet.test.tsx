import { openModal } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { type CreateTestPorticoOptions, createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart } from '@portico/controllers/ui'
import { createFakeConnector } from '@portico/core/testing'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderView } from '../../../testing/renderView.js'

let made: TestPortico | undefined
async function show(options: CreateTestPorticoOptions = {}, locale: 'en' | 'ar' = 'en') {
  made = createTestPortico(options)
  attachRouter(made.portico)
  openModal(made.portico, { view: 'WhatIsAWallet' })
  await renderView('WhatIsAWallet', { params: {}, test: made, locale })
  return made
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('makes three points', async () => {
  await show()
  expect(screen.getByRole('heading', { name: 'What is a wallet?' })).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('leads to a wallet only where the app says', async () => {
  await show()
  expect(screen.queryByRole('link')).toBeNull()
  cleanup()
  await show({ walletGuideUrl: 'https://wallets.example/' })
  expect(screen.getByRole('link', { name: 'Get a wallet' }).getAttribute('href')).toBe('https://wallets.example/')
})

test('a link that is no link to the web, or is turned off, is not shown', async () => {
  await show({ walletGuideUrl: 'javascript:alert(1)' })
  expect(screen.queryByRole('link')).toBeNull()
  cleanup()
  await show({ walletGuideUrl: 'https://wallets.example/', enableWalletGuide: false })
  expect(screen.queryByRole('link')).toBeNull()
})

test('where the wallets of the catalogue can be connected it leads to some of them', async () => {
  const connectors = [createFakeConnector({ id: 'walletConnect', type: 'WALLET_CONNECT' })]
  const { portico } = await show({ connectors })
  await userEvent.click(screen.getByRole('button', { name: 'Get a wallet' }))
  expect(getPart(portico, routerPart).history.at(-1)?.name).toBe('GetWallet')
  cleanup()
  await show({ connectors, enableWalletGuide: false })
  expect(screen.queryByRole('button', { name: 'Get a wallet' })).toBeNull()
})

test('speaks Arabic', async () => {
  await show({}, 'ar')
  expect(screen.getByRole('heading', { name: 'ما هي المحفظة؟' })).toBeTruthy()
})
