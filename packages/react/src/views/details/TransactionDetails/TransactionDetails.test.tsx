import { openModal } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter } from '@portico/controllers/ui'
import { createFakeFetch, type FakeAnswer } from '@portico/core/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderView } from '../../../testing/renderView.js'

const networkId = 'eip155:1'
const own = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const other = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
const hash = `0x${'9f'.repeat(32)}`

function transaction(fields: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 'served-1',
    metadata: {
      operationType: 'trade',
      hash,
      chain: networkId,
      minedAt: '2020-05-06T07:08:09Z',
      sentFrom: own,
      sentTo: other,
      status: 'confirmed',
      nonce: 7,
      ...fields,
    },
    transfers: [
      { direction: 'out', quantity: { numeric: '1.23456' }, fungible_info: { name: 'Ether', symbol: 'ETH' } },
      { direction: 'in', quantity: { numeric: '4000.5' }, fungible_info: { name: 'USD Coin', symbol: 'USDC' } },
      { direction: 'in', quantity: { numeric: '1' }, nft_info: { name: 'Receipt 4', flags: { is_spam: false } } },
    ],
  }
}

let made: TestPortico | undefined
async function show(answer: FakeAnswer, params: { id: string; hash?: string }) {
  let current = answer
  const fetch = createFakeFetch(({ url }) => {
    if (url.pathname === '/v1/supported-chains') return { json: { http: [networkId] } }
    return url.pathname.endsWith('/history') ? current : { json: {} }
  })
  vi.stubGlobal('fetch', fetch)
  const fresh = createTestPortico({ services: { blockchainApi: 'https://data.example' } })
  made = fresh
  attachRouter(fresh.portico)
  await fresh.connect({ networkId })
  fresh.adapter.setActions({ waitFor: () => new Promise(() => {}) })
  openModal(fresh.portico, { view: 'Account' })
  await renderView('TransactionDetails', { params: { networkId, ...params }, test: fresh })
  await act(() => fresh.clock.flush())
  return {
    ...fresh,
    respond(next: FakeAnswer) {
      current = next
    },
  }
}

const fact = (name: string) =>
  screen.getByText(name).parentElement?.querySelector('dd')?.textContent?.replace(/\s/g, ' ')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  made?.portico.destroy()
})

test('tells what was moved in full, between whom, when and how it went, and where to look it up', async () => {
  await show({ json: { data: [transaction()], next: null } }, { id: 'served-1' })
  expect(await screen.findByText('Swapped')).toBeTruthy()
  expect(fact('Status')).toBe('Confirmed')
  expect(fact('Sent')?.replace(/\u2060|\u200b/g, '')).toBe('1.23456 ETH')
  expect(fact('Received')?.replace(/\u2060|\u200b/g, '')).toBe('4,000.5 USDCReceipt 4')
  expect(fact('From')).toContain(own)
  expect(fact('To')).toContain(other)
  expect(fact('Time')).toMatch(/May \d+, 2020/)
  expect(fact('Network')).toBe('Ethereum')
  expect(fact('Number in the account')).toBe('7')
  expect(screen.getByRole('link', { name: /Etherscan/ }).getAttribute('href')).toBe(`https://etherscan.io/tx/${hash}`)
  expect(screen.getByRole('button', { name: 'Copy hash' })).toBeTruthy()
})

test.each([
  ['1.234567890123456789', '1.234567890123456789 ETH'],
  ['1234567.000000000000000001', '1,234,567.000000000000000001 ETH'],
  ['0.000000012345', '0.000000012345 ETH'],
  ['40', '40 ETH'],
])('writes an amount of %s to the last digit', async (numeric, shown) => {
  const { transfers, ...rest } = transaction()
  const sent = { ...transfers[0], quantity: { numeric } }
  await show({ json: { data: [{ ...rest, transfers: [sent] }], next: null } }, { id: 'served-1' })
  expect(await screen.findByText('Swapped')).toBeTruthy()
  expect(fact('Sent')).toBe(shown)
})

test('one that was sent from here says how to speed it up, is found by its hash once it is listed, and when it was replaced', async () => {
  const { portico, respond, clock } = await show(
    { json: { data: [], next: null } },
    { id: `own:${networkId}:${hash}`, hash },
  )
  expect(await screen.findByText('Not among the loaded transactions')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Etherscan/ })).toBeTruthy()
  const { emitter } = getInternals(portico)
  const details = { from: own, to: other, amount: '0.5', symbol: 'ETH' }
  act(() => emitter.emit('transaction', { status: 'sent', networkId, hash, details }))
  expect(await screen.findByText(/speed it up or cancel it in your wallet/)).toBeTruthy()
  expect(fact('Status')).toBe('Pending')
  act(() => emitter.emit('transaction', { status: 'failed', networkId, hash, replaced: true, details }))
  respond({ json: { data: [transaction({ operationType: 'send' })], next: null } })
  await act(() => clock.advance(15_001))
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await screen.findByText('Confirmed')).toBeTruthy()
})

test('one that another took the place of says so', async () => {
  const { portico } = await show({ json: { data: [], next: null } }, { id: `own:${networkId}:${hash}`, hash })
  const { emitter } = getInternals(portico)
  const details = { from: own, to: other, amount: '0.5', symbol: 'ETH' }
  act(() => emitter.emit('transaction', { status: 'sent', networkId, hash, details }))
  act(() => emitter.emit('transaction', { status: 'failed', networkId, hash, sentHash: hash, replaced: true, details }))
  expect(await screen.findByText(/sped up or cancelled in the wallet/)).toBeTruthy()
  expect(fact('Status')).toBe('Replaced')
})

test('tells a failure, and tries again', async () => {
  const { respond } = await show({ json: {}, status: 404 }, { id: 'served-1' })
  expect((await screen.findByRole('alert')).textContent).toContain('Could not be loaded')
  respond({ json: { data: [transaction()], next: null } })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Swapped')).toBeTruthy()
})
