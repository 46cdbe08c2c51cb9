import { connect, openModal, setSendToken } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart, sendPart } from '@portico/controllers/ui'
import { solana } from '@portico/core/networks'
import { createFakeAdapter, createFakeConnector } from '@portico/core/testing'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Locale } from '../../../i18n/locales.js'
import { renderView } from '../../../testing/renderView.js'
import { arrangeAccount } from '../../arrangeAccount.stories.js'
import { makeTokens } from '../../makeTokens.stories.js'

const own = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const usdc = makeTokens(1)[0]?.token.address ?? ''

let made: TestPortico | undefined
async function show(arrange?: (made: TestPortico) => void, locale: Locale = 'en') {
  const fresh = createTestPortico()
  made = fresh
  attachRouter(fresh.portico)
  arrange?.(fresh)
  await arrangeAccount(fresh, { tokens: makeTokens(1) })
  openModal(fresh.portico, { view: 'WalletSend' })
  const { unmount } = await renderView('WalletSend', { params: {}, test: fresh, locale })
  await act(() => fresh.clock.flush())
  return {
    ...fresh,
    unmount,
    form: getPart(fresh.portico, sendPart),
    top: () => getPart(fresh.portico, routerPart).history.at(-1)?.name,
  }
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
const to = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Recipient' })
const note = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
/** The button says what it does and shows what is in the way. */
function expectRefused(problem: string): void {
  const button = screen.getByRole('button', { name: `Review: ${problem}` })
  expect(button).toHaveProperty('disabled', true)
  expect(button.textContent).toBe(problem)
}
async function fill(values: { amount?: string; recipient?: string }, clock: TestPortico['clock']) {
  if (values.amount) await userEvent.type(amount(), values.amount)
  if (values.recipient) await userEvent.type(to(), values.recipient)
  await act(() => clock.flush())
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  made?.portico.destroy()
})

test('a complete form leads to the review', async () => {
  const { clock, form, top } = await show()
  expectRefused('Enter an amount')
  await fill({ amount: '0.5' }, clock)
  expectRefused('Enter a recipient')
  await fill({ recipient }, clock)
  await userEvent.click(screen.getByRole('button', { name: 'Review' }))
  expect(top()).toBe('WalletSendPreview')
  expect(form).toMatchObject({ amount: 5n * 10n ** 17n, recipient: { status: 'valid', address: recipient } })
})

test('works with the keyboard alone', async () => {
  const { clock, top } = await show()
  amount().focus()
  await userEvent.keyboard('0.5')
  for (let presses = 0; presses < 5 && document.activeElement !== to(); presses++) await userEvent.tab()
  await userEvent.keyboard(recipient)
  await act(() => clock.flush())
  await userEvent.keyboard('{Enter}')
  expect(top()).toBe('WalletSendPreview')
})

test('Enter in an incomplete form does nothing', async () => {
  const { top } = await show()
  await userEvent.type(amount(), '0.5{Enter}')
  expect(top()).toBe('WalletSend')
})

test('takes a comma before decimals and cleans what is pasted', async () => {
  const { form } = await show()
  await userEvent.type(amount(), '0,25')
  expect(form.amount).toBe(25n * 10n ** 16n)
  expect(amount().value).toBe('0.25')
  await userEvent.clear(amount())
  await userEvent.click(amount())
  await userEvent.paste(' 1.000,5 ETH ')
  expect(amount().value).toBe('1000.5')
  expect(amount().inputMode).toBe('decimal')
})

test.each([
  ['abc', 'Enter a valid amount'],
  ['0.1234567890123456789', 'ETH has at most 18 decimals'],
  ['2', 'Not enough in your account'],
])('says at the amount and aloud what is wrong with %s', async (text, problem) => {
  const { clock } = await show()
  await fill({ amount: text }, clock)
  expect(amount().getAttribute('aria-invalid')).toBe('true')
  expect(note(amount())).toContain(problem)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(problem)
  expectRefused(problem)
})

test.each([
  ['0x12', 'This is no address on this network'],
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79c8', 'typing mistake'],
])('says at the recipient what is wrong with %s', async (text, problem) => {
  const { clock } = await show(({ adapter }) =>
    adapter.setActions({ isAddress: (value) => value === recipient || value === own }),
  )
  await fill({ amount: '1', recipient: text }, clock)
  expect(to().getAttribute('aria-invalid')).toBe('true')
  expect(note(to())).toContain(problem)
})

test('a name is looked up once typing rests, and its whole address is shown', async () => {
  const { clock } = await show()
  await fill({ amount: '1', recipient: 'alice.eth' }, clock)
  expectRefused('Looking up the name…')
  await act(() => clock.advance(500))
  expect(screen.getByText('alice.eth is')).toBeTruthy()
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'alice.eth is0x00000000000000000000000000000000000A11ce',
  )
  expect(screen.getByRole('button', { name: 'Review' })).toHaveProperty('disabled', false)
})

test('a name without an address on this network is asked about before it is used', async () => {
  const resolveName = async ({ name }: { name: string }) => ({ name, address: recipient, isGeneral: true as const })
  const { clock, form } = await show(({ adapter }) => adapter.setActions({ resolveName }))
  await fill({ amount: '0.1', recipient: 'alice.eth' }, clock)
  await act(() => clock.advance(500))
  expectRefused('Confirm the recipient')
  expect(screen.getByText(/^alice\.eth has no address of its own on Ethereum/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Use this address' }))
  expect(form.recipient.status).toBe('valid')
  expect(screen.getByRole('button', { name: 'Review' })).toHaveProperty('disabled', false)
  expect(screen.queryByRole('button', { name: 'Use this address' })).toBeNull()
})

test('the picture of a name is shown, and the drawn one where it cannot be loaded', async () => {
  const avatar = 'data:image/png;base64,AA=='
  const resolveName = async ({ name }: { name: string }) => ({ name, address: recipient, avatar })
  const { clock } = await show(({ adapter }) => adapter.setActions({ resolveName }))
  await fill({ amount: '0.1', recipient: 'alice.eth' }, clock)
  await act(() => clock.advance(500))
  const picture = document.querySelector(`img[src="${avatar}"]`)
  expect(picture?.getAttribute('alt')).toBe('')
  if (picture) fireEvent.error(picture)
  expect(document.querySelector(`img[src="${avatar}"]`)).toBeNull()
})

test('a name nobody owns is told, and one that could not be looked up can be tried again', async () => {
  const resolveName = vi.fn(async (): Promise<undefined> => undefined)
  const { clock } = await show(({ adapter }) => adapter.setActions({ resolveName }))
  await fill({ amount: '1', recipient: 'nobody.eth' }, clock)
  await act(() => clock.advance(500))
  expect(note(to())).toContain('Nobody owns this name')
  resolveName.mockRejectedValueOnce(new Error('down'))
  await fill({ recipient: 'x' }, clock)
  await act(() => clock.advance(500))
  expect(note(to())).toContain('The name could not be looked up')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(() => clock.advance(500))
  expect(note(to())).toContain('Nobody owns this name')
})

test.each([
  [own, 'This is your own address.'],
  [usdc, 'This is the contract of a token.'],
  [`0xab16${'0'.repeat(32)}Fcdb`, 'This address looks like yours'],
])('warns of %s but lets it be sent to', async (text, warning) => {
  const { clock } = await show()
  await fill({ amount: '1', recipient: text }, clock)
  const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(statuses.some((status) => status?.startsWith(warning))).toBe(true)
  expect(screen.getByRole('button', { name: 'Review' })).toHaveProperty('disabled', false)
})

test('Max leaves what the network fee may take', async () => {
  const { form } = await show()
  expect(screen.getByText('1.5 ETH')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Max' }))
  await vi.waitFor(() => expect(form.amount).toBe(1_500_000_000_000_000_000n - 42_000_000_000_000n))
  expect(amount().value).toBe('1.499958')
})

test('a balance that cannot all be moved is shown as what can be sent', async () => {
  const tokens = makeTokens(1).map((held) => ({ ...held, sendable: 4_000_000n }))
  const { portico, form } = await show(({ adapter }) => adapter.setActions({ getTokenBalances: async () => tokens }))
  act(() => setSendToken(portico, { address: usdc }))
  expect(note(amount())).toMatch(/Can be sent 4\sUSDC/)
  await userEvent.click(screen.getByRole('button', { name: 'Max' }))
  await vi.waitFor(() => expect(form.amountText).toBe('4'))
})

test('a Max that cannot be priced says why, until something is typed', async () => {
  const { clock } = await show(({ adapter }) =>
    adapter.setActions({ prepareTransfer: () => Promise.reject(new Error('down')) }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Max' }))
  await act(() => clock.flush())
  expect(amount().getAttribute('aria-invalid')).toBe('true')
  await fill({ amount: '1' }, clock)
  expect(amount().getAttribute('aria-invalid')).toBeNull()
})

test('pastes the recipient, and says when the browser refuses', async () => {
  const user = userEvent.setup()
  const { form } = await show()
  await navigator.clipboard.writeText(` ${recipient}\n`)
  await user.click(screen.getByRole('button', { name: 'Paste' }))
  expect(to().value).toBe(recipient)
  await user.click(screen.getByRole('button', { name: 'Clear recipient' }))
  expect(form.recipient.status).toBe('empty')
  vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('refused'))
  await user.click(screen.getByRole('button', { name: 'Paste' }))
  expect(note(to())).toContain('The browser did not allow pasting.')
})

test('leads to the choice of token', async () => {
  const { top } = await show()
  await userEvent.click(screen.getByRole('button', { name: 'Token ETH' }))
  expect(top()).toBe('WalletSendSelectToken')
})

test('nothing is lost by leaving and coming back', async () => {
  const test = await show()
  await fill({ amount: '0.5', recipient }, test.clock)
  test.unmount()
  await renderView('WalletSend', { params: {}, test })
  expect(amount().value).toBe('0.5')
  expect(to().value).toBe(recipient)
})

test('a balance that is not there yet, or cannot be read, is told', async () => {
  const { adapter, clock } = await show(({ adapter }) => {
    adapter.getNativeBalance = () => Promise.reject(new Error('down'))
  })
  expect(screen.getByText(/^Balance unavailable/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Max' })).toBeNull()
  adapter.getNativeBalance = async () => 10n ** 18n
  await act(() => clock.advance(30_000))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 ETH')).toBeTruthy()
})

test('says so where nothing can be sent', async () => {
  const bip122 = createFakeAdapter({
    namespace: 'bip122',
    supports: ['balance'],
    connectors: [createFakeConnector({ id: 'btc', namespaces: ['bip122'] })],
  })
  const network = {
    ...solana,
    caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
    chainNamespace: 'bip122',
  } as const
  const fresh = createTestPortico({ networks: [network], adapters: [bip122], wallets: [] })
  made = fresh
  attachRouter(fresh.portico)
  await connect(fresh.portico, { connectorId: 'btc' })
  openModal(fresh.portico, { view: 'WalletSend' })
  await renderView('WalletSend', { params: {}, test: fresh })
  expect((await screen.findByRole('alert')).textContent).toContain('Sending is not possible here')
})

test('speaks Arabic', async () => {
  await show(undefined, 'ar')
  expect(screen.getByRole('textbox', { name: 'المبلغ' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^مراجعة: / }).textContent).toBe('أدخل مبلغًا')
})
