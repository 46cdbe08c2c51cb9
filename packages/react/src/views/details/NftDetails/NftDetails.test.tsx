import { openModal } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart, sendPart } from '@portico/controllers/ui'
import type { Actions } from '@portico/core'
import type { FakeAnswer } from '@portico/core/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderView } from '../../../testing/renderView.js'
import { arrangeNfts, manyNfts } from '../../arrangeNfts.stories.js'

const contract = '0x2222222222222222222222222222222222222222'

let made: TestPortico | undefined
async function show(id: string, { answer = { json: manyNfts }, actions = {} }: Options = {}) {
  const fresh = createTestPortico()
  made = fresh
  attachRouter(fresh.portico)
  await arrangeNfts(fresh, answer)
  fresh.adapter.setActions(actions)
  openModal(fresh.portico, { view: 'Account' })
  await renderView('NftDetails', { params: { networkId: 'eip155:1', id }, test: fresh })
  await act(() => fresh.clock.flush())
  return {
    ...fresh,
    send: getPart(fresh.portico, sendPart),
    /** Name of the view on top. */
    view: () => getPart(fresh.portico, routerPart).history.at(-1)?.name,
  }
}

type Options = { readonly answer?: FakeAnswer; readonly actions?: Partial<Actions> }

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

/** How many of each item the network says the account holds. */
const holds = (amount: bigint): Partial<Actions> => ({ getItemAmounts: async ({ items }) => items.map(() => amount) })

test('shows name, collection, amount, what identifies it, and its traits', async () => {
  await show(`${contract}:5`)
  await screen.findByRole('heading', { name: 'Day ticket' })
  expect(screen.getByText('Ferry')).toBeDefined()
  expect(screen.getByText('You hold 40')).toBeDefined()
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(facts).toEqual([
    ['Number', '5'],
    ['Standard', 'ERC-1155'],
    ['Network', 'Ethereum'],
    ['Contract', expect.stringMatching(/^0x22(\s?2222)+/)],
    ['Season', 'Winter'],
    ['A trait with a long name', expect.stringContaining('more than one line')],
  ])
  expect(screen.queryByText(/mislead/)).toBeNull()
})

test('copies its number', async () => {
  const user = userEvent.setup()
  await show(`${contract}:5`)
  await user.click(await screen.findByRole('button', { name: 'Copy the item’s number' }))
  expect(await navigator.clipboard.readText()).toBe('5')
})

test('leads to the form, which asks the network how many of it there are', async () => {
  const { view, send } = await show(`${contract}:5`, { actions: holds(7n) })
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
  await waitFor(() => expect(view()).toBe('WalletSend'))
  expect(send.token).toMatchObject({ name: 'Day ticket', item: { standard: 'erc1155', id: '5' } })
  expect(send.tokens.at(-1)?.amount).toBe(7n)
  expect(send.amountText).toBe('1')
})

test('one that the account no longer holds is not sent, and the view says why', async () => {
  const { view } = await show(`${contract}:1`, { actions: holds(0n) })
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
  await screen.findByText(/do not hold enough/)
  expect(view()).not.toBe('WalletSend')
})

test('what its source flags is shown with a warning', async () => {
  await show(`${contract}:9`)
  await screen.findByRole('heading', { name: 'Claim at prize.example' })
  expect(screen.getByText(/mislead/)).toBeDefined()
})

test('one further down the list is found by loading more', async () => {
  const [first, second, ...rest] = manyNfts.data
  const page: FakeAnswer = { json: { data: [first], next: 'more' } }
  const { catalogue } = await show(`${contract}:5`, { answer: page })
  await screen.findByText('It may be further down the list.')
  catalogue.fail(({ url }) =>
    url.pathname.endsWith('/nfts') ? { json: { data: [second, ...rest], next: null } } : { json: {}, status: 404 },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await screen.findByRole('heading', { name: 'Day ticket' })
})

test('a failure is told, and trying again shows the item', async () => {
  const { catalogue } = await show(`${contract}:5`, { answer: { json: {}, status: 400 } })
  await screen.findByText('Could not be loaded')
  catalogue.fail(({ url }) => (url.pathname.endsWith('/nfts') ? { json: manyNfts } : { json: {}, status: 404 }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Day ticket' })
})
