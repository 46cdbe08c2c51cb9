import { solanaErrors } from '@portico/adapter-solana/signing'
import { closeModal, confirmSend, openModal, pushView, replaceView, reviewSend } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart, sendPart, toastPart } from '@portico/controllers/ui'
import { type Actions, PorticoError, type TransactionReceipt, transferErrors } from '@portico/core'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Locale } from '../../../i18n/locales.js'
import { renderView } from '../../../testing/renderView.js'
import { arrangeAccount } from '../../arrangeAccount.stories.js'
import { arrangeSend } from '../../arrangeSend.stories.js'

const hash = `0x${'ab'.repeat(32)}`

let made: TestPortico | undefined
async function show({
  fromAccount = true,
  locale = 'en' as Locale,
  waitFor = undefined as Actions['waitFor'] | undefined,
} = {}) {
  const fresh = createTestPortico()
  made = fresh
  const { portico, clock } = fresh
  attachRouter(portico)
  let resolve = (_: TransactionReceipt) => {}
  let reject = (_: unknown) => {}
  const promise = new Promise<TransactionReceipt>((onDone, onFailed) => {
    resolve = onDone
    reject = onFailed
  })
  fresh.adapter.setActions({ waitFor: waitFor ?? (() => promise) })
  await arrangeSend(fresh)
  if (fromAccount) openModal(portico, { view: 'Account' })
  else openModal(portico, { view: 'WalletSend' })
  if (fromAccount) pushView(portico, { view: 'WalletSend' })
  pushView(portico, { view: 'WalletSendPreview' })
  await reviewSend(portico)
  await confirmSend(portico)
  replaceView(portico, { view: 'WalletSendProgress' })
  await renderView('WalletSendProgress', { params: {}, test: fresh, locale })
  const settle = (run: () => void) =>
    act(async () => {
      run()
      await clock.flush()
    })
  return {
    ...fresh,
    form: getPart(portico, sendPart),
    confirm: (status: TransactionReceipt['status'] = 'success') => settle(() => resolve({ hash, status })),
    fail: (error: unknown) => settle(() => reject(error)),
    history: () => getPart(portico, routerPart).history.map(({ name }) => name),
  }
}

const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ')

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('waits for a block, then says that it is sent', async () => {
  const { confirm } = await show()
  expect(screen.getByRole('status', { name: 'Waiting for confirmation' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
  expect(document.body.textContent).toContain('You may close this window.')
  await confirm()
  expect(screen.getByRole('status', { name: 'Sent' }).textContent).toBe('Sent')
  expect(plain(document.body.textContent)).toContain('0.5 ETH to 0x70…dc79C8')
  expect(plain(document.body.textContent)).toContain('Confirmed on Ethereum.')
})

test('shows the transaction, to copy and to look up', async () => {
  const user = userEvent.setup()
  await show()
  await user.click(screen.getByRole('button', { name: 'Copy transaction hash' }))
  expect(await navigator.clipboard.readText()).toBe(hash)
  const link = screen.getByRole('link', { name: 'View on Etherscan' })
  expect(link.getAttribute('href')).toBe(`https://etherscan.io/tx/${hash}`)
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test('Done leads back to where one came from', async () => {
  const { confirm, history } = await show()
  await confirm()
  screen.getByRole('button', { name: 'Done' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(history()).toEqual(['Account'])
})

test('Done closes the modal when sending was all it was opened for', async () => {
  const { confirm, portico } = await show({ fromAccount: false })
  await confirm()
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(portico.getState().modal.open).toBe(false)
})

test('says that an outcome is not known, where to look, and pays again only as a payment of its own', async () => {
  const { form, history } = await show()
  const error = new PorticoError('embedded-wallet/outcome-unknown', undefined, { shortMessage: 'gone' })
  act(() => void Object.assign(form, { phase: 'unknown', hash: undefined, error }))
  expect(await screen.findByRole('status', { name: 'Not known yet' })).toBeTruthy()
  expect(await screen.findByText(/Look at your account before you send it again/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View on Etherscan' }).getAttribute('href')).toBe(
    `https://etherscan.io/address/${form.from}`,
  )
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'New payment' }))
  expect(history().at(-1)).toBe('WalletSend')
  expect(form).toMatchObject({ phase: 'draft', amountText: '', recipientText: '' })
})

test('after a while it says that the network is busy', async () => {
  const { clock } = await show()
  await act(() => clock.advance(60_000))
  expect(document.body.textContent).toContain('This takes longer than usual')
})

test('a transaction that fails says why, and trying again keeps what was typed', async () => {
  const { confirm, form, history } = await show()
  await confirm('reverted')
  expect(screen.getByRole('status', { name: 'The payment failed' })).toBeTruthy()
  expect(document.body.textContent).toContain('The network refused the payment; only the fee was taken.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(history().at(-1)).toBe('WalletSend')
  expect(form).toMatchObject({ phase: 'draft', amountText: '0.5', recipient: { status: 'valid' } })
})

test('a transaction replaced in the wallet is told apart from a failed one', async () => {
  const { fail } = await show()
  await fail(transferErrors('transfer/replaced'))
  expect(screen.getByRole('status', { name: 'The payment was replaced' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('claims nothing about a transaction it has lost track of', async () => {
  const { clock } = await show({ waitFor: () => Promise.reject(new Error('down')) })
  await act(() => clock.advance(99 * 5000))
  expect(screen.getByRole('status', { name: 'Waiting for confirmation' })).toBeTruthy()
  expect(document.body.textContent).toContain('Look at the explorer, or in your wallet.')
})

test('the transaction is watched on after the modal is closed', async () => {
  const { confirm, portico } = await show()
  closeModal(portico)
  cleanup()
  await confirm()
  expect(getPart(portico, toastPart).toast).toMatchObject({ variant: 'success', code: 'transaction-confirmed' })
})

test('says so when nothing is under way', async () => {
  const fresh = createTestPortico()
  made = fresh
  attachRouter(fresh.portico)
  await arrangeAccount(fresh)
  openModal(fresh.portico, { view: 'WalletSendProgress' })
  await renderView('WalletSendProgress', { params: {}, test: fresh })
  expect(screen.getByText('No payment is under way')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(fresh.portico.getState().modal.open).toBe(false)
})

test('speaks Arabic', async () => {
  const { confirm } = await show({ locale: 'ar' })
  await confirm()
  expect(screen.getByRole('status', { name: 'تم الإرسال' })).toBeTruthy()
})

test('tells the reason the program on chain gave', async () => {
  const error = solanaErrors('solana/transaction-failed', { reason: 'Too early\u202e' })
  await show({ waitFor: async ({ hash: sent }) => ({ hash: sent, status: 'reverted', error }) })
  expect(await screen.findByText(/The program says: \u2068Too early\u2069/)).toBeTruthy()
  expect(screen.getByText('The payment failed')).toBeTruthy()
})
