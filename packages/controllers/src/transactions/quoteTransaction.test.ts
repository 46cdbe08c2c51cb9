import { expect, it } from 'vitest'
import { arrange } from '../navigation/modal/arrange.test.fixture.js'
import { quoteTransaction } from './quoteTransaction.js'
import type { TransactionState } from './TransactionState.js'
import { createTransactionWork } from './TransactionWork.js'

function arrangeQuote() {
  const state: Pick<TransactionState, 'quote'> = { quote: { status: 'idle' } }
  const work = createTransactionWork()
  const { portico } = arrange()
  const untilAborted = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
  return { portico, state, work, untilAborted }
}

it('shows the price, and that it is asked for', async () => {
  const { portico, state, work } = arrangeQuote()
  const pricing = quoteTransaction(portico, { state, work, price: async () => ({ fee: 1n, maxFee: 2n }) })
  expect(state.quote).toEqual({ status: 'loading' })
  await pricing
  expect(state.quote).toEqual({ status: 'ready', fee: 1n, maxFee: 2n, details: undefined })
})

it('shows the failure, and rejects with it', async () => {
  const { portico, state, work } = arrangeQuote()
  const error = new Error('down')
  await expect(quoteTransaction(portico, { state, work, price: () => Promise.reject(error) })).rejects.toBe(error)
  expect(state.quote).toEqual({ status: 'error', error })
})

it('ends the price that runs, which changes nothing any more', async () => {
  const { portico, state, work, untilAborted } = arrangeQuote()
  const ended = expect(quoteTransaction(portico, { state, work, price: untilAborted })).rejects.toThrow('aborted')
  await quoteTransaction(portico, { state, work, price: async () => ({ fee: 1n, maxFee: 2n }) })
  await ended
  expect(state.quote).toMatchObject({ status: 'ready', fee: 1n })
})

it('is as before when its caller aborts', async () => {
  const { portico, state, work, untilAborted } = arrangeQuote()
  const controller = new AbortController()
  const pricing = quoteTransaction(portico, { state, work, price: untilAborted, signal: controller.signal })
  controller.abort()
  await expect(pricing).rejects.toThrow('aborted')
  expect(state.quote).toEqual({ status: 'idle' })
})
