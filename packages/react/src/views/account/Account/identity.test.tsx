import { addAddressLabel, openModal } from '@portico/controllers'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter } from '@portico/controllers/ui'
import { createFakeFetch } from '@portico/core/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderView } from '../../../testing/renderView.js'

const own = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'

let made: TestPortico | undefined
async function show(identity: object | ((address: string) => object), arrange = (_: TestPortico) => {}) {
  const fetch = createFakeFetch(({ url }) => {
    if (url.pathname === '/v1/supported-chains') return { json: { http: ['eip155:1'] } }
    if (url.pathname.endsWith('.png')) return new Response('png', { headers: { 'content-type': 'image/png' } })
    const [, address] = /^\/v1\/identity\/(.+)$/.exec(url.pathname) ?? []
    if (!address) return { json: { balances: [] } }
    return { json: typeof identity === 'function' ? identity(address) : identity }
  })
  vi.stubGlobal('fetch', fetch)
  const fresh = createTestPortico({ services: { blockchainApi: 'https://data.example' } })
  made = fresh
  attachRouter(fresh.portico)
  await fresh.connect({ networkId: 'eip155:1' })
  arrange(fresh)
  openModal(fresh.portico, { view: 'Account' })
  await renderView('Account', { params: {}, test: fresh })
  await act(() => fresh.clock.flush())
  return { ...fresh, fetch }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  made?.portico.destroy()
})

test('the account goes by its name, beside its address', async () => {
  await show({ name: 'alice.reown.id', avatar: null })
  // At the top, and in the row of the name that is registered.
  await waitFor(() => expect(screen.getAllByText('alice.reown.id')).toHaveLength(2))
  expect(screen.getAllByTitle(own).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Copy address' })).toBeTruthy()
})

test('the name that the user gave it counts for more', async () => {
  const { fetch } = await show({ name: 'alice.eth', avatar: null }, ({ portico }) =>
    addAddressLabel(portico, { address: own, label: 'Savings' }),
  )
  await waitFor(() => expect(fetch.calls.some(({ url }) => url.pathname.startsWith('/v1/identity/'))).toBe(true))
  expect(await screen.findByText('Savings')).toBeTruthy()
  expect(screen.queryByText('alice.eth')).toBeNull()
})

test('each account of the list goes by its own name', async () => {
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  await show(
    (address) => ({ name: address === own ? 'alice.eth' : 'bob.eth', avatar: null }),
    ({ connectors }) => connectors[0]?.connection.setAccounts('eip155', [own, other]),
  )
  const list = await screen.findByRole('list', { name: 'Accounts' })
  await waitFor(() => {
    const names = within(list).getAllByRole('listitem')
    expect(names.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^alice\.eth\s0xab/),
      expect.stringMatching(/^bob\.eth\s0x70/),
    ])
  })
})

test('a picture is loaded from the service alone', async () => {
  const { fetch, clock } = await show({ name: 'alice.eth', avatar: 'https://stranger.example/a.png' })
  await screen.findByText('alice.eth')
  await act(() => clock.advance(200))
  expect(fetch.calls.filter(({ url }) => url.host !== 'data.example')).toEqual([])
  cleanup()
  made?.portico.destroy()
  const other = await show({ name: 'bob.eth', avatar: 'https://data.example/b.png' })
  await screen.findByText('bob.eth')
  await waitFor(async () => {
    await act(() => other.clock.advance(200))
    expect(other.fetch.calls.some(({ url }) => url.href === 'https://data.example/b.png')).toBe(true)
  })
})
