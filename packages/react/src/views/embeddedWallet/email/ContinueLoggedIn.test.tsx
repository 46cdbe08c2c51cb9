import { connect, openModal } from '@portico/controllers'
import { getInternals, getPart } from '@portico/controllers/internal'
import { createFakeFrameClient, createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart } from '@portico/controllers/ui'
import { walletErrors } from '@portico/core'
import { mainnet, polygon, solana } from '@portico/core/networks'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Locale } from '../../../i18n/locales.js'
import { renderView } from '../../../testing/renderView.js'

const key = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

let made: TestPortico | undefined
async function show({ namespace = 'solana', isLoggedIn = true, locale = 'en' as Locale } = {}) {
  const frame = createFakeFrameClient({ isConnected: isLoggedIn })
  const { getUser } = frame
  // The frame names the person's key on Solana.
  Object.assign(frame, {
    getUser: async (payload: { chainId: string | number }, options?: { signal?: AbortSignal }) => {
      const user = await getUser(payload, options)
      return typeof payload.chainId === 'string' ? { ...user, address: key } : user
    },
  })
  const features = { collapseWallets: true }
  const fresh = createTestPortico({ frame, networks: [mainnet, polygon, solana], features })
  made = fresh
  const { portico, clock } = fresh
  attachRouter(portico)
  if (isLoggedIn) await connect(portico, { connectorId: 'AUTH', namespaces: ['eip155'] })
  else await fresh.connect()
  const params = { namespace }
  openModal(portico, { view: 'Connect', params })
  await renderView('Connect', { params, test: fresh, locale })
  await act(() => clock.flush())
  const asked = (name: string) => frame.calls.filter((call) => call.name === name).length
  return { ...fresh, frame, asked, links: () => portico.getState().namespaces }
}

const row = () => screen.findByRole('button', { name: /^Continue as ann@example.com/ }, { timeout: 5_000 })

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('another kind of chain is connected with the login that is there, at one click', async () => {
  const { portico, asked, links } = await show()
  const button = await row()
  expect(screen.queryByRole('textbox', { name: 'Email address' })).toBeNull()
  await userEvent.click(button)
  await waitFor(() => expect(portico.getState().modal.open).toBe(false))
  expect(links()).toMatchObject({
    eip155: { status: 'connected', connectorId: 'AUTH' },
    solana: { status: 'connected', connectorId: 'AUTH', address: key },
  })
  expect([asked('connectEmail'), asked('disconnect')]).toEqual([0, 0])
  const { connections } = getInternals(portico)
  expect(connections.get('solana')).toBe(connections.get('eip155'))
})

test('what fails is told, and can be tried again', async () => {
  const { frame, links } = await show()
  frame.answer('getUser', walletErrors('wallet/failed'))
  await userEvent.click(await row())
  expect((await screen.findByRole('alert')).textContent).toContain('The account could not be opened')
  expect(links().eip155?.status).toBe('connected')
  frame.answer('getUser', undefined)
  await userEvent.click(await row())
  await waitFor(() => expect(links().solana?.status).toBe('connected'))
})

test('leaving the view calls it off', async () => {
  const { frame, links } = await show()
  frame.answer('getUser', 'hang')
  await userEvent.click(await row())
  await waitFor(() => expect(links().solana?.status).toBe('connecting'))
  cleanup()
  await waitFor(() => expect(links().solana).toMatchObject({ status: 'disconnected', reason: 'aborted' }))
})

test('without a login there is the field, and its login takes no other chain away', async () => {
  const { frame, links } = await show({ isLoggedIn: false })
  frame.answer('connectEmail', { action: 'CONNECT' })
  const before = links().eip155
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email address' }), 'ann@example.com{Enter}')
  await waitFor(() => expect(links().solana).toMatchObject({ status: 'connected', connectorId: 'AUTH' }))
  expect(links().eip155).toEqual(before)
})

test('the way to wallets stays with the chosen chain', async () => {
  const { portico } = await show()
  await row()
  await userEvent.click(screen.getByRole('button', { name: 'Continue with a wallet' }))
  expect(getPart(portico, routerPart).history.at(-1)).toMatchObject({
    name: 'Connect',
    params: { namespace: 'solana', walletsOnly: true },
  })
})

test('is not offered for a chain the login does not serve', async () => {
  await show({ namespace: 'polkadot' })
  expect(screen.queryByText(/ann@example.com/)).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('speaks Arabic', async () => {
  await show({ locale: 'ar' })
  expect(await screen.findByText(/المتابعة باسم ann@example.com/, {}, { timeout: 5_000 })).toBeTruthy()
})
