import { confirmSend, openModal, pushView, setSendToken } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { type CreateTestPorticoOptions, createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, rememberDeepLink, routerPart, sendPart } from '@portico/controllers/ui'
import { type PreparedTransfer, transferErrors, walletErrors } from '@portico/core'
import { createFakeConnector, createFakeFetch } from '@portico/core/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Locale } from '../../../i18n/locales.js'
import { renderView } from '../../../testing/renderView.js'
import { arrangeAccount } from '../../arrangeAccount.stories.js'
import { arrangeSend } from '../../arrangeSend.stories.js'
import { makeTokens } from '../../makeTokens.stories.js'

const hash = `0x${'ab'.repeat(32)}`

let made: TestPortico | undefined
async function show(
  input: Parameters<typeof arrangeSend>[1] = {},
  arrange?: (made: TestPortico) => void,
  locale: Locale = 'en',
  options: CreateTestPorticoOptions = {},
) {
  const fresh = createTestPortico(options)
  made = fresh
  attachRouter(fresh.portico)
  const send = vi.fn<PreparedTransfer['send']>(async () => hash)
  const prepareTransfer = vi.fn(async () => ({ fee: 10n ** 14n, maxFee: 2n * 10n ** 14n, send }))
  fresh.adapter.setActions({ prepareTransfer, waitFor: () => new Promise(() => {}) })
  await arrangeSend(fresh, input)
  arrange?.(fresh)
  openModal(fresh.portico, { view: 'WalletSend' })
  pushView(fresh.portico, { view: 'WalletSendPreview' })
  const { unmount } = await renderView('WalletSendPreview', { params: {}, test: fresh, locale })
  await act(() => fresh.clock.flush())
  return {
    ...fresh,
    send,
    prepareTransfer,
    unmount,
    form: getPart(fresh.portico, sendPart),
    history: () => getPart(fresh.portico, routerPart).history.map(({ name }) => name),
  }
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? ''
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ')

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('a recipient whose address was typed goes by the name of the account', async () => {
  const fetch = createFakeFetch(({ url }) => {
    if (url.pathname === '/v1/supported-chains') return { json: { http: ['eip155:1'] } }
    return { json: url.pathname.startsWith('/v1/identity/') ? { name: 'bob.eth', avatar: null } : { balances: [] } }
  })
  vi.stubGlobal('fetch', fetch)
  const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const services = { blockchainApi: 'https://data.example' }
  await show({ recipient }, undefined, 'en', { services })
  await waitFor(() => expect(fact('To')).toBe(`bob.eth${recipient}`))
  vi.unstubAllGlobals()
})

test('shows everything about the transfer in full', async () => {
  await show({ amount: '0.123456789012345678', recipient: 'alice.eth' })
  expect(screen.getByText('0.123456789012345678 ETH')).toBeTruthy()
  expect(fact('From')).toBe('0xab…5Bfcdb')
  expect(fact('To')).toBe('alice.eth0x00000000000000000000000000000000000A11ce')
  expect(fact('Network')).toContain('Ethereum')
  expect(plain(fact('Network fee'))).toBe('about 0.0001 ETHat most 0.0002 ETH')
  expect(plain(fact('Total'))).toBe('about 0.123556 ETHat most 0.123656 ETH')
})

test('shows the picture of a name, and the drawn one where there is none or it cannot be loaded', async () => {
  const avatar = 'data:image/png;base64,AA=='
  const find = () => screen.getByText('To', { selector: 'dt' }).nextElementSibling
  await show({ recipient: 'alice.eth', avatar })
  const picture = find()?.querySelector('img')
  expect([picture?.getAttribute('src'), picture?.getAttribute('alt')]).toEqual([avatar, ''])
  if (picture) fireEvent.error(picture)
  expect(find()?.querySelector('img')).toBeNull()
  expect(find()?.querySelector('svg')).toBeTruthy()
})

test('the total of a token names the fee in the native currency', async () => {
  await show({ amount: '5' }, ({ portico }) => setSendToken(portico, { address: makeTokens(1)[0]?.token.address }))
  expect(plain(fact('Total'))).toBe('about 5 USDC + 0.0001 ETHat most 5 USDC + 0.0002 ETH')
})

test('asks for the price once, also under StrictMode', async () => {
  const { prepareTransfer } = await show()
  expect(prepareTransfer).toHaveBeenCalledTimes(1)
})

test('cannot be sent while the fee is estimated', async () => {
  await show({}, ({ adapter }) => adapter.setActions({ prepareTransfer: () => new Promise(() => {}) }))
  expect(button().disabled).toBe(true)
  expect(screen.getAllByText('Estimating the network fee')).toHaveLength(2)
})

test('an estimate that fails says why and can be tried again', async () => {
  const { adapter, clock, prepareTransfer } = await show({}, ({ adapter }) =>
    adapter.setActions({ prepareTransfer: () => Promise.reject(transferErrors('transfer/estimate-failed')) }),
  )
  expect(screen.getByRole('alert').textContent).toContain('The network fee could not be estimated')
  expect(button().disabled).toBe(true)
  adapter.setActions({ prepareTransfer })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(() => clock.flush())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(button().disabled).toBe(false)
})

test('a transfer that cannot be made at all is not taken for a fee nobody could tell', async () => {
  await show({}, ({ adapter }) =>
    adapter.setActions({ prepareTransfer: () => Promise.reject(transferErrors('transfer/invalid-amount')) }),
  )
  const alert = screen.getByRole('alert').textContent
  expect(alert).toContain('This cannot be sent')
  expect(alert).not.toContain('could not be estimated')
})

test('says when the fee is not covered', async () => {
  await show({ amount: '1.5' })
  expect(screen.getByRole('alert').textContent).toContain('Not enough for the network fee')
  expect(button().disabled).toBe(true)
})

test('sending asks the wallet and then shows the progress in place of the review', async () => {
  const { clock, history, send } = await show()
  button().focus()
  await userEvent.keyboard('{Enter}')
  await act(() => clock.flush())
  expect(send).toHaveBeenCalledTimes(1)
  expect(history()).toEqual(['WalletSend', 'WalletSendProgress'])
})

test('while the wallet asks, a second click does nothing', async () => {
  const { send } = await show()
  send.mockImplementation(() => new Promise(() => {}))
  await userEvent.click(button())
  const busy = screen.getByRole('button', { name: 'Confirm in your wallet' })
  expect(busy.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(busy)
  expect(send).toHaveBeenCalledTimes(1)
})

test('declining is calm, changes nothing, and it can be sent afterwards', async () => {
  const { clock, history, send } = await show()
  send.mockRejectedValueOnce(walletErrors('wallet/rejected'))
  await userEvent.click(button())
  await act(() => clock.flush())
  const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(statuses.some((status) => status?.startsWith('You declined in your wallet'))).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(button())
  await act(() => clock.flush())
  expect(history().at(-1)).toBe('WalletSendProgress')
})

test('what became of it is told by a view that is drawn anew, as after the embedded wallet has asked', async () => {
  const { clock, send, portico } = await show()
  send.mockRejectedValueOnce(walletErrors('wallet/rejected'))
  await expect(act(() => confirmSend(portico))).resolves.toBeUndefined()
  await act(() => clock.flush())
  expect(screen.getByText('You declined in your wallet').closest('[role=status]')?.textContent).toContain(
    'No money has moved',
  )
  expect(screen.queryByRole('alert')).toBeNull()
  send.mockRejectedValueOnce(walletErrors('wallet/locked'))
  await act(() => confirmSend(portico).catch(() => undefined))
  expect(screen.getByRole('alert').textContent).toContain('The wallet is locked.')
})

test('a failure says that nothing was sent and why', async () => {
  const { clock, history, send } = await show()
  send.mockRejectedValueOnce(walletErrors('wallet/locked'))
  await userEvent.click(button())
  await act(() => clock.flush())
  expect(screen.getByRole('alert').textContent).toContain('The payment was not sent')
  expect(screen.getByRole('alert').textContent).toContain('The wallet is locked.')
  expect(history().at(-1)).toBe('WalletSendPreview')
})

test('leaving ends the wait for the wallet, so that the form can be changed', async () => {
  const { form, send, unmount } = await show()
  send.mockImplementation(() => new Promise(() => {}))
  await userEvent.click(button())
  expect(form.phase).toBe('signing')
  unmount()
  await waitFor(() => expect(form.phase).toBe('draft'))
})

test('repeats what there is to know about the recipient', async () => {
  await show({ recipient: '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb' })
  expect(screen.getByText(/^This is your own address/)).toBeTruthy()
})

test('without a form to review it leads there', async () => {
  const fresh = createTestPortico()
  made = fresh
  attachRouter(fresh.portico)
  await arrangeAccount(fresh)
  openModal(fresh.portico, { view: 'WalletSendPreview' })
  await renderView('WalletSendPreview', { params: {}, test: fresh })
  expect(within(document.body).queryByRole('button', { name: 'Send' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Fill in the form' }))
  expect(getPart(fresh.portico, routerPart).history.map(({ name }) => name)).toEqual(['WalletSend'])
})

test('speaks Arabic', async () => {
  await show({}, undefined, 'ar')
  expect(screen.getByRole('button', { name: 'إرسال' })).toBeTruthy()
})

test('a signature that waits in an app leads there', async () => {
  const wallets = [createFakeConnector({ id: 'relayed', type: 'WALLET_CONNECT' })]
  const link = { href: 'pocketkeys://', name: 'Pocket Keys' }
  const { send } = await show({}, ({ portico }) => rememberDeepLink(portico, link), 'en', { wallets })
  send.mockReturnValue(new Promise(() => {}))
  // Not there for anybody yet, but its place is, so that the button stays where it is.
  const reserved = screen.getByText('Open wallet').closest('a')
  expect(screen.queryByRole('link', { name: 'Open wallet' })).toBeNull()
  await userEvent.click(button())
  expect(screen.getByRole('link', { name: 'Open wallet' })).toBe(reserved)
  expect(reserved?.getAttribute('href')).toBe('pocketkeys://')
})

test('shows what a transfer costs or does besides the fee', async () => {
  const { prepareTransfer, send } = await show()
  const details = { rent: 2_000_000_000_000_000n, transferFee: 10n ** 16n, memo: true }
  prepareTransfer.mockResolvedValue({ fee: 10n ** 14n, maxFee: 10n ** 14n, send, details } as never)
  cleanup()
  await renderView('WalletSendPreview', { params: {}, test: made as TestPortico })
  await waitFor(() => expect(plain(fact('Account deposit'))).toContain('0.002 ETH'))
  expect(plain(fact('Network fee'))).toBe('0.0001 ETH')
  expect(plain(fact('Token’s own fee'))).toContain('0.49 ETH arrives')
  expect(fact('Memo')).toContain('asks for one')
  expect(plain(fact('Total'))).toContain('0.5021 ETH')
})
