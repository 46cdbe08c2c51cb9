import { openModal } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart } from '@portico/controllers/ui'
import type { OnrampSource } from '@portico/core'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderView } from '../../../testing/renderView.js'
import { arrangeOnramp, makeRecord } from '../../arrangeOnramp.stories.js'

const hash = `0x${'ab'.repeat(32)}`

let made: TestPortico | undefined
async function show(listRecords: NonNullable<OnrampSource['listRecords']>) {
  const fresh = createTestPortico()
  made = fresh
  attachRouter(fresh.portico)
  await arrangeOnramp(fresh, { source: { listRecords } })
  openModal(fresh.portico, { view: 'OnRampActivity' })
  await renderView('OnRampActivity', { params: {}, test: fresh })
  await act(() => fresh.clock.flush())
  return { ...fresh, top: () => getPart(fresh.portico, routerPart).history.at(-1) }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent ?? '')

test('lists purchases with how they went, and follows one that is in progress', async () => {
  const records = {
    current: [makeRecord({ id: 'b', status: 'pending', at: 2 }), makeRecord({ status: 'failed', at: 1 })],
  }
  const { clock, top } = await show(async () => records.current)
  expect(rows().map((row) => /In progress|Declined|Bought/.exec(row)?.[0])).toEqual(['In progress', 'Declined'])
  expect(rows()[0]).toMatch(/Coinbase.*48.75.USDC/)
  records.current = [makeRecord({ id: 'b', at: 2, hash })]
  await act(() => clock.advance(3_000))
  expect(rows()[0]).toContain('Bought')
  await userEvent.click(screen.getByRole('button', { name: /Bought/ }))
  expect(top()).toMatchObject({ name: 'TransactionDetails', params: { networkId: 'eip155:1', id: 'b', hash } })
})

test('a purchase without a transaction leads to where it can go on', async () => {
  const { top } = await show(async () => [makeRecord({ status: 'failed' })])
  await userEvent.click(screen.getByRole('button', { name: /Declined/ }))
  expect(top()?.name).toBe('OnRampProviders')
})

test('says that there are none', async () => {
  await show(async () => [])
  expect(screen.getByText('No purchases yet')).toBeTruthy()
})

test('says that they cannot be read, and asks again', async () => {
  const listRecords = vi.fn(async () => Promise.reject(new Error('down')))
  const { clock } = await show(listRecords)
  expect(screen.getByRole('alert').textContent).toContain('Purchases are unavailable')
  const asked = listRecords.mock.calls.length
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(() => clock.flush())
  expect(listRecords.mock.calls.length).toBeGreaterThan(asked)
})
