import { confirmAccountName, openModal, pushView } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { accountNamePart, attachRouter, routerPart } from '@portico/controllers/ui'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderView } from '../../../testing/renderView.js'
import { arrangeNames, typeName } from '../../arrangeNames.stories.js'

let made: TestPortico | undefined
async function show({ fromAccount = true, isRegistered = true } = {}) {
  const fresh = createTestPortico()
  made = fresh
  const { portico } = fresh
  attachRouter(portico)
  await arrangeNames(fresh)
  if (isRegistered) {
    await typeName(fresh, 'alice')
    await confirmAccountName(portico)
  }
  if (fromAccount) openModal(portico, { view: 'Account' })
  else openModal(portico, { view: 'ChooseAccountName' })
  pushView(portico, { view: 'RegisterAccountNameSuccess' })
  await renderView('RegisterAccountNameSuccess', { params: {}, test: fresh })
  return { ...fresh, history: () => getPart(portico, routerPart).history.map(({ name }) => name) }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('shows the name, and Done leads back to where one came from', async () => {
  const { history, portico } = await show()
  expect(screen.getByRole('heading', { name: 'Name registered' })).toBeTruthy()
  expect(screen.getByRole('status', { name: 'alice.reown.id' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(history()).toEqual(['Account'])
  expect(getPart(portico, accountNamePart).phase).toBe('draft')
  expect(portico.getState().namespaces.eip155?.profileName).toBe('alice.reown.id')
})

test('Done closes the modal when a name was all it was opened for', async () => {
  const { portico } = await show({ fromAccount: false })
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(portico.getState().modal.open).toBe(false)
})

test('leads to the form when nothing was registered', async () => {
  const { history } = await show({ isRegistered: false })
  await userEvent.click(screen.getByRole('button', { name: 'Choose name' }))
  expect(history()).toEqual(['Account', 'RegisterAccountName'])
})
