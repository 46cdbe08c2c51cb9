import { openModal } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart } from '@portico/controllers/ui'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderView } from '../../../testing/renderView.js'
import { stories } from './ConnectingMultiChain.stories.js'

let made: TestPortico | undefined
async function show(story: keyof typeof stories) {
  const { params, arrange } = stories[story]
  const fresh = createTestPortico()
  made = fresh
  attachRouter(fresh.portico)
  openModal(fresh.portico, { view: 'ConnectingMultiChain', params })
  await arrange?.(fresh)
  await renderView('ConnectingMultiChain', { params, test: fresh })
  return getPart(fresh.portico, routerPart)
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('offers each kind of network the wallet works on, in the app’s order', async () => {
  await show('filled')
  expect(screen.getByRole('heading', { name: 'Select chain' })).toBeTruthy()
  expect(screen.getAllByRole('button').map((row) => row.querySelector('bdi')?.textContent)).toEqual([
    'Ethereum networks',
    'Solana',
    'Bitcoin',
  ])
})

test('the chosen kind is the one that is connected', async () => {
  const router = await show('filled')
  await userEvent.click(screen.getByRole('button', { name: 'Solana' }))
  expect(router.history.at(-1)).toMatchObject({
    name: 'ConnectingExternal',
    params: { connectorId: 'com.example.prism', namespace: 'solana' },
  })
})

test('says so when the wallet has gone', async () => {
  await show('empty')
  expect(screen.getByText(/not installed in this browser/)).toBeTruthy()
  expect(screen.queryAllByRole('button')).toHaveLength(0)
})
