import { openModal } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart } from '@portico/controllers/ui'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderView } from '../../../testing/renderView.js'
import { arrangeAccount } from '../../arrangeAccount.stories.js'
import { arrangeNames } from '../../arrangeNames.stories.js'

let made: TestPortico | undefined
afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

function make() {
  const fresh = createTestPortico()
  made = fresh
  attachRouter(fresh.portico)
  return { ...fresh, top: () => getPart(fresh.portico, routerPart).history.at(-1)?.name }
}

test('says what a name is for, and leads to the form', async () => {
  const fresh = make()
  await arrangeNames(fresh)
  openModal(fresh.portico, { view: 'ChooseAccountName' })
  await renderView('ChooseAccountName', { params: {}, test: fresh })
  expect(screen.getByText(/instead of your address/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Choose name' }))
  expect(fresh.top()).toBe('RegisterAccountName')
})

test('is reached from Account where there are names, and shows the one that is registered', async () => {
  const fresh = make()
  await arrangeNames(fresh)
  openModal(fresh.portico, { view: 'Account' })
  await renderView('Account', { params: {}, test: fresh })
  const row = screen.getByRole('button', { name: /^Account name/ })
  expect(row.textContent).toContain('Choose name')
  await userEvent.click(row)
  expect(fresh.top()).toBe('RegisterAccountName')
})

test('shows the name that the account has, and no name of ENS in its place', async () => {
  for (const [name, text] of [
    ['alice.reown.id', 'alice.reown.id'],
    ['alice.eth', 'Choose name'],
  ]) {
    const fresh = make()
    await arrangeNames(fresh)
    fresh.catalogue.fail(({ url: { pathname } }) => {
      if (pathname.endsWith('/supported-chains')) return { json: { http: ['eip155:1'] } }
      return pathname.includes('/identity/') ? { json: { name, avatar: null } } : { json: {}, status: 404 }
    })
    openModal(fresh.portico, { view: 'Account' })
    await renderView('Account', { params: {}, test: fresh })
    await act(() => fresh.clock.flush())
    const row = () => screen.getByRole('button', { name: /^Account name/ })
    await waitFor(() => expect(row().textContent).toContain(text))
    cleanup()
    fresh.portico.destroy()
  }
})

test('is not offered without a data service', async () => {
  const fresh = make()
  await arrangeAccount(fresh)
  openModal(fresh.portico, { view: 'Account' })
  await renderView('Account', { params: {}, test: fresh })
  expect(screen.queryByRole('button', { name: /^Account name/ })).toBeNull()
})
