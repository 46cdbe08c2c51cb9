import { openModal } from '@portico/controllers'
import { getInternals, getPart } from '@portico/controllers/internal'
import { type CreateTestPorticoOptions, createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart, toastPart } from '@portico/controllers/ui'
import { createFakeFetch, type FakeAnswer, type FakeFetchCall } from '@portico/core/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { listTrackedEvents } from '../../../testing/listTrackedEvents.js'
import { renderView } from '../../../testing/renderView.js'

const own = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const other = '0x00000000219ab540356cBB839Cbe05303d7705Fa'

let made: TestPortico | undefined
type Answer = FakeAnswer | ((call: FakeFetchCall) => FakeAnswer)
async function show(answer: Answer, options: CreateTestPorticoOptions = {}) {
  let current = answer
  const fetch = createFakeFetch((call) => {
    const { pathname } = call.url
    if (pathname === '/v1/supported-chains') return { json: { http: ['eip155:1'] } }
    if (pathname.endsWith('/balance')) return { json: { balances: [] } }
    if (!pathname.endsWith('/history')) return { json: {} }
    return typeof current === 'function' ? current(call) : current
  })
  vi.stubGlobal('fetch', fetch)
  const fresh = createTestPortico({ services: { blockchainApi: 'https://data.example' }, ...options })
  made = fresh
  attachRouter(fresh.portico)
  await fresh.connect()
  openModal(fresh.portico, { view: 'Account' })
  await renderView('Account', { params: {}, test: fresh })
  await act(() => fresh.clock.flush())
  const tab = screen.queryByRole('tab', { name: 'Activity' })
  if (tab) await userEvent.click(tab)
  return {
    ...fresh,
    toast: () => getPart(fresh.portico, toastPart).toast,
    respond(next: Answer) {
      current = next
    },
  }
}

function transaction(id: string, fields: Readonly<Record<string, unknown>> = {}) {
  const { metadata = {}, ...rest } = fields
  return {
    id,
    metadata: {
      operationType: 'send',
      hash: `0x${id.padStart(64, '0')}`,
      chain: 'eip155:1',
      minedAt: new Date(made?.clock.now() ?? 0).toISOString(),
      sentFrom: own,
      sentTo: other,
      status: 'confirmed',
      ...(metadata as object),
    },
    transfers: [
      { direction: 'out', quantity: { numeric: '1.23456' }, fungible_info: { name: 'Ether', symbol: 'ETH' } },
    ],
    ...rest,
  }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  made?.portico.destroy()
})

const plain = (text: string | null) => text?.replace(/[\u2060-\u206f\u200b]/g, '').replace(/\s/g, ' ')
const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Activity' })
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent))
}

test('lists transactions by month, with what they moved to 3 decimals, with whom and how they went', async () => {
  await show(({ url }) => ({
    json: {
      data: url.searchParams.has('chainId')
        ? [
            transaction('1'),
            transaction('2', {
              metadata: { operationType: 'receive', sentFrom: other, sentTo: own, status: 'failed' },
              transfers: [
                {
                  direction: 'in',
                  quantity: { numeric: '0.0001' },
                  fungible_info: { name: 'USD Coin', symbol: 'USDC' },
                },
              ],
            }),
            transaction('3', { metadata: { minedAt: '2019-03-04T00:00:00Z', operationType: 'execute' } }),
          ]
        : [],
      next: null,
    },
  }))
  const [month, first, second, march, third] = await rows()
  expect(month).not.toMatch(/\d{4}/)
  expect(first).toMatch(/Sent.*To 0x00…7705Fa.*−1\.234 ETH/)
  expect(second).toMatch(/Received.*From 0x00…7705Fa.*Failed.*\+<0\.001 USDC/)
  expect(march).toBe('March 2019')
  expect(third).toMatch(/Contract call/)
})

test('tells in short how long ago each was', async () => {
  const minute = 60_000
  const ages = [5_000, minute, 5 * minute, 60 * minute, 150 * minute, 26 * 60 * minute]
  await show(() => ({
    json: {
      data: ages.map((age, at) =>
        transaction(String(at), { metadata: { minedAt: new Date((made?.clock.now() ?? 0) - age).toISOString() } }),
      ),
    },
  }))
  await rows()
  const told = [...document.querySelectorAll('time')].map(({ textContent }) => textContent)
  expect(told).toEqual(['5 sec', '1 min', '5 min', '1 hr', '2 hrs', '1 d'])
})

test('each leads to its own view, and the way back to the same tab', async () => {
  const { portico } = await show({ json: { data: [transaction('1')], next: null } })
  await userEvent.click(await screen.findByRole('button', { name: /^Sent/ }))
  expect(getPart(portico, routerPart).history.at(-1)).toMatchObject({
    name: 'TransactionDetails',
    params: { networkId: 'eip155:1', id: '1', hash: `0x${'1'.padStart(64, '0')}` },
  })
  cleanup()
  await renderView('Account', { params: {}, test: made as TestPortico })
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Activity')
})

test('loads more, and no longer offers it on the last page', async () => {
  await show(({ url }) => ({
    json:
      url.searchParams.get('cursor') === 'c2'
        ? { data: [transaction('2', { metadata: { minedAt: '2019-03-04T00:00:00Z' } })], next: null }
        : { data: [transaction('1')], next: 'c2' },
  }))
  expect(await rows()).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(async () => expect(await rows()).toHaveLength(4))
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('says that there is nothing', async () => {
  await show({ json: { data: [], next: null } })
  expect(await screen.findByText('No transactions on this network yet.')).toBeTruthy()
})

test('tells a failure, and tries again', async () => {
  const { respond, toast } = await show({ json: {}, status: 404 })
  expect(await screen.findByText('Transactions could not be loaded.')).toBeTruthy()
  await waitFor(() => expect(toast()).toMatchObject({ code: 'transactions-failed' }))
  respond({ json: { data: [transaction('1')], next: null } })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rows()).toHaveLength(2)
  expect(screen.queryByText('Transactions could not be loaded.')).toBeNull()
})

test('shows what was sent from here at once, pending, until the service lists it', async () => {
  const { portico, respond, clock, adapter } = await show({ json: { data: [], next: null } })
  adapter.setActions({ waitFor: () => new Promise(() => {}) })
  await screen.findByText('No transactions on this network yet.')
  const hash = `0x${'9'.padStart(64, '0')}`
  const details = { from: own, to: other, amount: '0.5', symbol: 'ETH' }
  const facts = { networkId: 'eip155:1', hash, details } as const
  act(() => getInternals(portico).emitter.emit('transaction', { status: 'sent', ...facts }))
  expect((await rows())[1]).toMatch(/Sent.*To 0x00…7705Fa.*Pending.*−0\.5 ETH/)
  respond({ json: { data: [transaction('9')], next: null } })
  act(() => getInternals(portico).emitter.emit('transaction', { status: 'confirmed', ...facts }))
  await act(() => clock.advance(15_001))
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(async () => expect((await rows())[1]).toMatch(/−1\.234 ETH/))
  expect(await rows()).toHaveLength(2)
  expect(screen.queryByText('Pending')).toBeNull()
})

test('shows what was sent from here while the service is slow, and claims nothing about the rest', async () => {
  const { portico, adapter } = await show('hang')
  adapter.setActions({ waitFor: () => new Promise(() => {}) })
  await screen.findByRole('status', { name: 'Loading transactions' })
  expect(screen.queryByText('No transactions on this network yet.')).toBeNull()
  const details = { from: own, to: other, amount: '0.5', symbol: 'ETH' }
  const facts = { networkId: 'eip155:1', hash: `0x${'9'.padStart(64, '0')}`, details } as const
  act(() => getInternals(portico).emitter.emit('transaction', { status: 'sent', ...facts }))
  expect((await rows())[1]).toMatch(/Sent.*Pending.*−0\.5 ETH/)
  expect(screen.getByRole('status', { name: 'Loading transactions' })).toBeTruthy()
})

test('without a data service only what was sent from here is listed, and that is said', async () => {
  await show('offline', { services: {} })
  expect(await screen.findByRole('heading', { name: 'Activity' })).toBeTruthy()
  expect(await screen.findByText(/^Only what was sent from here is listed/)).toBeTruthy()
})

test('the list can be saved as a file', async () => {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:test'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await show({ json: { data: [transaction('1')], next: null } })
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }))
  expect(names).toEqual(['activity-eip155-1.csv'])
  expect(await blobs[0]?.text()).toContain('1.23456')
})

test('the feature can be turned off', async () => {
  await show({ json: { data: [] } }, { features: { history: false } })
  expect(screen.queryByRole('tab', { name: 'Activity' })).toBeNull()
  expect(await screen.findByRole('tab', { name: 'Tokens', selected: true })).toBeTruthy()
})

test('choosing the tab is told to analytics, and each failure', async () => {
  const { portico } = await show({ json: {}, status: 400 })
  await screen.findByText('Transactions could not be loaded.')
  const told = listTrackedEvents(portico).filter((event) => event.endsWith('TRANSACTIONS'))
  expect(told).toEqual(['CLICK_TRANSACTIONS', 'ERROR_FETCH_TRANSACTIONS'])
})

test('tabs are moved between by the keyboard', async () => {
  await show({ json: { data: [transaction('1')], next: null } })
  await rows()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('NFTs')
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Tokens')
  expect(screen.queryByRole('list', { name: 'Activity' })).toBeNull()
})
