import { openModal, pushView } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart, swapPart } from '@portico/controllers/ui'
import { type PreparedCalls, walletErrors } from '@portico/core'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderView } from '../../../testing/renderView.js'
import { type ArrangeSwapOptions, arrangeSwap } from '../../arrangeSwap.stories.js'

const hash = `0x${'cd'.repeat(32)}`

let made: TestPortico | undefined
async function show({ actions, ...swap }: ArrangeSwapOptions = {}, atomic = false) {
  const fresh = createTestPortico()
  made = fresh
  attachRouter(fresh.portico)
  const send = vi.fn<PreparedCalls['send']>(async () => hash)
  const prepareCalls = vi.fn(async () => ({ fee: 10n ** 14n, maxFee: 2n * 10n ** 14n, atomic, send }))
  await arrangeSwap(fresh, { ...swap, actions: { prepareCalls, waitFor: () => new Promise(() => {}), ...actions } })
  openModal(fresh.portico, { view: 'Swap' })
  pushView(fresh.portico, { view: 'SwapPreview' })
  await renderView('SwapPreview', { params: {}, test: fresh })
  const form = getPart(fresh.portico, swapPart)
  // The code of the first review comes on its own.
  await vi.waitFor(async () => {
    await act(() => fresh.clock.flush())
    expect(form.review.status).not.toBe('loading')
  })
  return { ...fresh, send, history: () => getPart(fresh.portico, routerPart).history.map(({ name }) => name) }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const fact = (name: string) =>
  (screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? '')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\u00a0/g, ' ')

test('shows what is received at least, what it costs and who swaps', async () => {
  await show()
  expect(fact('Minimum received')).toBe('990 USDC')
  expect(fact('Rate')).toBe('1 ETH = 2,000 USDC')
  expect(fact('Slippage')).toBe('1%')
  expect(fact('Network fee')).toBe('about 0.0001 ETHat most 0.0002 ETH')
  expect(fact('Provider')).toBe('DEX')
  expect(fact('Provider fee')).toBe('0.85%, included in the price')
})

test('asks the wallet, and then shows the progress in place of the preview', async () => {
  const { clock, history, send } = await show()
  await userEvent.click(button('Swap'))
  await act(() => clock.flush())
  expect(send).toHaveBeenCalledTimes(1)
  expect(history()).toEqual(['Swap', 'SwapProgress'])
})

test('a token is approved first, exactly as much as is swapped, to whom is shown', async () => {
  const { send } = await show({ fromToken: 'USDC', amount: '100' })
  expect(fact('Up to')).toBe('100 USDC')
  expect(fact('May take your tokens').replaceAll(' ', '').toLowerCase()).toContain('7a250d56')
  await userEvent.click(button('Approve'))
  expect(send).toHaveBeenCalledTimes(1)
})

test('an approval without a limit is a choice', async () => {
  const { clock } = await show({ fromToken: 'USDC', amount: '100' })
  await userEvent.click(screen.getByRole('checkbox', { name: /^Approve without limit/ }))
  await act(() => clock.flush())
  expect(fact('Up to')).toBe('without limit')
})

test('declining is calm, and it can be done afterwards', async () => {
  const { clock, send, history } = await show()
  send.mockRejectedValueOnce(walletErrors('wallet/rejected'))
  await userEvent.click(button('Swap'))
  await act(() => clock.flush())
  expect(screen.getByText('You declined in your wallet')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(button('Swap'))
  await act(() => clock.flush())
  expect(history().at(-1)).toBe('SwapProgress')
})

test('a swap that takes more than was typed is refused before the wallet is asked', async () => {
  const { send } = await show({
    actions: {
      simulateCalls: async () => ({ status: 'success', changes: [-(10n ** 18n), 10n ** 9n, 0n, 0n], allowance: 0n }),
    },
  })
  expect(screen.getByRole('alert').textContent).toContain('This swap was refused')
  expect(button('Swap').disabled).toBe(true)
  await userEvent.click(button('Swap'))
  expect(send).not.toHaveBeenCalled()
})

test('a loss of more than 15 % needs a typed word', async () => {
  const quote = async () => ({ toAmount: 700_000_000n })
  const simulateCalls = async () =>
    ({ status: 'success', changes: [-(5n * 10n ** 17n), 700_000_000n, 0n, 0n], allowance: 0n }) as const
  await show({ source: { quote }, actions: { simulateCalls } })
  expect(screen.getByText('You would lose 30% of the value')).toBeTruthy()
  expect(button('Swap').disabled).toBe(true)
  await userEvent.type(screen.getByRole('textbox', { name: 'Type “lose” to swap anyway' }), 'Lose')
  expect(button('Swap').disabled).toBe(false)
})

test('the word is typed anew for a loss that comes back', async () => {
  let given = 700_000_000n
  const quote = async () => ({ toAmount: given })
  const simulateCalls = async () =>
    ({ status: 'success', changes: [-(5n * 10n ** 17n), given, 0n, 0n], allowance: 0n }) as const
  const { clock } = await show({ source: { quote }, actions: { simulateCalls } })
  const word = 'Type “lose” to swap anyway'
  const renew = async (amount: bigint) => {
    given = amount
    await act(() => clock.advance(20_000))
  }
  await userEvent.type(screen.getByRole('textbox', { name: word }), 'lose')
  await renew(1_000_000_000n)
  expect(screen.queryByRole('textbox', { name: word })).toBeNull()
  await renew(400_000_000n)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: word }).value).toBe('')
  expect(button('Swap').disabled).toBe(true)
})

const acknowledge = 'I have compared both amounts and want to swap anyway'
const unpriced: ArrangeSwapOptions['source'] = { getPrices: async () => [] }

test('a loss that nobody can tell is said, and is agreed to before the wallet is asked', async () => {
  const { clock, send } = await show({ source: unpriced })
  expect(fact('Price impact')).toBe('unknown')
  expect(screen.getByText('Price impact unknown')).toBeTruthy()
  expect(button('Swap').disabled).toBe(true)
  await userEvent.click(button('Swap'))
  expect(send).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('checkbox', { name: acknowledge }))
  await userEvent.click(button('Swap'))
  await act(() => clock.flush())
  expect(send).toHaveBeenCalledTimes(1)
})

test('an approval is possible while nobody can tell the loss: it moves nothing yet', async () => {
  await show({ source: unpriced, fromToken: 'USDC', amount: '100' })
  expect(screen.getByText('Price impact unknown')).toBeTruthy()
  expect(button('Approve').disabled).toBe(false)
})

test('what was agreed to without a price holds down to the minimum of then, and not below it', async () => {
  let given = 1_000_000_000n
  const quote = async () => ({ toAmount: given })
  const simulateCalls = async () =>
    ({ status: 'success', changes: [-(5n * 10n ** 17n), given, 0n, 0n], allowance: 0n }) as const
  const { clock } = await show({ source: { ...unpriced, quote }, actions: { simulateCalls } })
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: acknowledge })
  const renew = async (amount: bigint) => {
    given = amount
    await act(() => clock.advance(20_000))
    return [box().checked, !button('Swap').disabled]
  }
  await userEvent.click(box())
  expect(await renew(990_000_000n)).toEqual([true, true])
  expect(await renew(989_999_999n)).toEqual([false, false])
  expect(await renew(1_000_000_000n)).toEqual([false, false])
})

test('without a form to preview it leads there', async () => {
  const { history } = await show({ amount: '' })
  await userEvent.click(button('Fill in the form'))
  expect(history().at(-1)).toBe('Swap')
})
