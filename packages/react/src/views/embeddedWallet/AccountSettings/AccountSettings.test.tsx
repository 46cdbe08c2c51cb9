import { getPart } from '@portico/controllers/internal'
import { embeddedWalletPart } from '@portico/controllers/ui'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setUpShow } from '../showWithFrame.test.fixture.js'

const showWithFrame = setUpShow()

test('shows the address and leads to its change', async () => {
  const { top } = await showWithFrame('AccountSettings', { loggedIn: true })
  const row = screen.getByRole('button', { name: /^Email/ })
  expect(row.textContent).toContain('ann@example.com')
  await userEvent.click(row)
  expect(top()).toBe('UpdateEmail')
})

test('switches the account where the network has smart accounts', async () => {
  const { asked, state } = await showWithFrame('AccountSettings', {
    loggedIn: true,
    async arrange({ portico }) {
      getPart(portico, embeddedWalletPart).smartAccountNetworks = [1]
    },
  })
  await userEvent.click(screen.getByRole('button', { name: /^Switch to your smart account/ }))
  await waitFor(() => expect(state.accountType).toBe('smartAccount'))
  expect(asked('setPreferredAccount')).toEqual([{ type: 'smartAccount' }])
  await userEvent.click(await screen.findByRole('button', { name: /^Switch to your EOA/ }))
  await waitFor(() => expect(state.accountType).toBe('eoa'))
})

test('offers no other account elsewhere', async () => {
  await showWithFrame('AccountSettings', { loggedIn: true })
  expect(screen.queryByRole('button', { name: /^Switch/ })).toBeNull()
})

test('disconnects', async () => {
  const { asked, portico } = await showWithFrame('AccountSettings', { loggedIn: true })
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
  await waitFor(() => expect(portico.getState().namespaces.eip155?.status).toBe('disconnected'))
  expect(asked('disconnect')).toHaveLength(1)
})

test('leads to the login while nobody is logged in', async () => {
  const { top } = await showWithFrame('AccountSettings')
  await userEvent.click(screen.getByRole('button', { name: 'Enter email' }))
  expect(top()).toBe('Connect')
})
