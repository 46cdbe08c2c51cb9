import { getEventListeners } from 'node:events'
import { type CaipNetworkId, PorticoError, type TransactionReceipt, transferErrors, walletErrors } from '@portico/core'
import { describe, expect, it, vi } from 'vitest'
import { getPart } from '../instance/getPart.js'
import { internals } from '../instance/Portico.js'
import { otherAddress } from '../navigation/modal/arrange.test.fixture.js'
import { closeModal } from '../navigation/modal/closeModal.js'
import { openModal } from '../navigation/modal/openModal.js'
import { toastPart } from '../toasts/toastPart.js'
import { trackTransaction } from '../transactions/trackTransaction.js'
import { arrangeFilled, hash, recipient, usdc } from './arrangeSend.test.fixture.js'
import { confirmSend } from './confirmSend.js'
import { resetSend } from './resetSend.js'
import { reviewSend } from './reviewSend.js'
import { setMaxAmount } from './setMaxAmount.js'
import { setSendAmount } from './setSendAmount.js'
import { setSendRecipient } from './setSendRecipient.js'
import { setSendToken } from './setSendToken.js'
import { startSend } from './startSend.js'

async function arrangeReviewed() {
  const receipts: { resolve(receipt: Partial<TransactionReceipt>): void; reject(error: unknown): void }[] = []
  const waitFor = vi.fn(
    () =>
      new Promise<TransactionReceipt>((resolve, reject) => {
        receipts.push({ resolve: (receipt) => resolve({ hash, status: 'success', ...receipt }), reject })
      }),
  )
  const test = await arrangeFilled({ actions: { waitFor } })
  const events: unknown[] = []
  test.portico.on('transaction', ({ status, hash }) => events.push([status, hash]))
  await reviewSend(test.portico)
  const confirm = async () => {
    await confirmSend(test.portico)
    await test.clock.flush()
  }
  return { ...test, confirm, receipts, waitFor, events }
}

/**
 * A confirmed transfer whose modal was closed while the wallet asks. `sign` is the wallet's late approval, `fail` its
 * late failure.
 */
async function arrangeClosed() {
  const test = await arrangeReviewed()
  let sign = (_hash: string) => {}
  let fail = (_: unknown) => {}
  test.send.mockReturnValueOnce(
    new Promise((resolve, reject) => {
      sign = resolve
      fail = reject
    }),
  )
  openModal(test.portico)
  const pending = confirmSend(test.portico)
  closeModal(test.portico)
  return { ...test, pending, sign, fail }
}

describe('confirmSend', () => {
  it('sends, and watches the transaction until a block holds it', async () => {
    const { portico, state, receipts, events, clock } = await arrangeReviewed()
    expect(await confirmSend(portico)).toBe(hash)
    expect(state).toMatchObject({ phase: 'pending', hash })
    await clock.flush()
    receipts[0]?.resolve({})
    await clock.flush()
    expect(state).toMatchObject({ phase: 'confirmed', hash, error: undefined })
    expect(events).toEqual([
      ['sent', hash],
      ['confirmed', hash],
    ])
  })

  it('tells listeners what it moves', async () => {
    const { portico, state } = await arrangeReviewed()
    const listener = vi.fn()
    portico.on('transaction', listener)
    await confirmSend(portico)
    const { from, recipient, token } = state
    const details = { from, to: recipient.address, amount: '0.5', symbol: token?.symbol }
    expect(listener).toHaveBeenCalledWith({ status: 'sent', networkId: 'eip155:1', hash, details })
  })

  it('tells which token it moves, also when its outcome is known', async () => {
    const { portico, receipts, clock, confirm } = await arrangeReviewed()
    setSendToken(portico, usdc)
    setSendAmount(portico, { text: '2' })
    await reviewSend(portico)
    const listener = vi.fn()
    portico.on('transaction', listener)
    await confirm()
    receipts[0]?.resolve({})
    await clock.flush()
    expect(listener.mock.calls.map(([event]) => [event.status, event.details.symbol, event.details.token])).toEqual([
      ['sent', 'USDC', usdc.address],
      ['confirmed', 'USDC', usdc.address],
    ])
  })

  it('is a draft again, without a failure, when the person declines', async () => {
    const { portico, state, send, events } = await arrangeReviewed()
    send.mockRejectedValueOnce(walletErrors('wallet/rejected'))
    expect(await confirmSend(portico)).toBeUndefined()
    expect(state).toMatchObject({ phase: 'draft', declined: true, error: undefined, quote: { status: 'ready' } })
    expect(events).toEqual([])
    expect(await confirmSend(portico)).toBe(hash)
    expect(state).toMatchObject({ declined: false })
  })

  it('has failed when the wallet fails, and can be tried again at a new price', async () => {
    const { portico, state, send, prepareTransfer } = await arrangeReviewed()
    const error = walletErrors('wallet/failed', {})
    send.mockRejectedValueOnce(error)
    await expect(confirmSend(portico)).rejects.toBe(error)
    expect(state).toMatchObject({ phase: 'failed', error, hash: undefined })
    expect(await confirmSend(portico)).toBe(hash)
    expect(prepareTransfer).toHaveBeenCalledTimes(2)
  })

  it('asks for a new price after a minute', async () => {
    const { portico, clock, prepareTransfer } = await arrangeReviewed()
    await clock.advance(60_001)
    await confirmSend(portico)
    expect(prepareTransfer).toHaveBeenCalledTimes(2)
  })

  it('never changes the amount the person has seen, also when the highest fee has risen since', async () => {
    const { portico, state, clock, prepareTransfer, send } = await arrangeReviewed()
    await setMaxAmount(portico)
    await reviewSend(portico)
    const seen = state.amount
    await clock.advance(60_001)
    prepareTransfer.mockResolvedValue({ fee: 5n, maxFee: 10n, send })
    await expect(confirmSend(portico)).rejects.toMatchObject({ code: 'transfer/insufficient-funds' })
    expect([state.amount, state.phase]).toEqual([seen, 'draft'])
    expect(send).not.toHaveBeenCalled()
    await reviewSend(portico)
    expect(state.amount).toBe(10n ** 18n - 10n)
    await clock.advance(60_001)
    const overtaken = confirmSend(portico)
    setSendAmount(portico, { text: '0.1' })
    await expect(overtaken).rejects.toMatchObject({ code: 'send/aborted' })
    await reviewSend(portico)
    expect(state.amountText).toBe('0.1')
    expect(await confirmSend(portico)).toBe(hash)
  })

  it('needs a review, and is not run twice at once', async () => {
    const { portico, send } = await arrangeReviewed()
    setSendAmount(portico, { text: '0.1' })
    await expect(confirmSend(portico)).rejects.toMatchObject({ code: 'send/not-ready' })
    await reviewSend(portico)
    send.mockReturnValueOnce(new Promise(() => {}))
    void confirmSend(portico).catch(() => {})
    await expect(confirmSend(portico)).rejects.toMatchObject({ code: 'send/in-progress' })
    expect(() => setSendAmount(portico, { text: '0.2' })).toThrow(expect.objectContaining({ code: 'send/in-progress' }))
  })

  it('never sends the same draft twice', async () => {
    const { portico, send } = await arrangeReviewed()
    await confirmSend(portico)
    await expect(confirmSend(portico)).rejects.toMatchObject({ code: 'send/not-ready' })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it.each(['signal', 'modal', 'reset', 'account'] as const)('settles by %s while the wallet asks', async (by) => {
    const { portico, state, send, connection, clock } = await arrangeReviewed()
    openModal(portico)
    send.mockReturnValueOnce(new Promise(() => {}))
    const abort = new AbortController()
    const pending = confirmSend(portico, { signal: abort.signal })
    expect(state.phase).toBe('signing')
    if (by === 'signal') abort.abort()
    if (by === 'modal') closeModal(portico)
    if (by === 'reset') resetSend(portico)
    if (by === 'account') connection.setAccounts('eip155', [otherAddress])
    await expect(pending).rejects.toMatchObject({ code: 'send/aborted' })
    await clock.flush()
    expect(state.phase).toBe('draft')
  })

  it('watches a transaction the wallet sent although nobody waited any more, and is done with its draft', async () => {
    const { portico, state, pending, sign, receipts, events, clock } = await arrangeClosed()
    await expect(pending).rejects.toMatchObject({ code: 'send/aborted' })
    sign(hash)
    await clock.flush()
    receipts[0]?.resolve({})
    await clock.flush()
    expect(events).toEqual([
      ['sent', hash],
      ['confirmed', hash],
    ])
    expect(state).toMatchObject({ phase: 'confirmed', hash })
    await expect(confirmSend(portico)).rejects.toMatchObject({ code: 'send/not-ready' })
  })

  it('leaves a draft that was changed meanwhile as it is', async () => {
    const { portico, state, pending, sign, events, clock } = await arrangeClosed()
    await expect(pending).rejects.toMatchObject({ code: 'send/aborted' })
    setSendAmount(portico, { text: '0.1' })
    sign(hash)
    await clock.flush()
    expect(events).toEqual([['sent', hash]])
    expect(state).toMatchObject({ phase: 'draft', amountText: '0.1', hash: undefined })
  })

  it('waits on when the modal closes over the embedded wallet, which says itself what became of it', async () => {
    const { portico, state, send, clock } = await arrangeReviewed()
    const link = portico[internals].stores.connection.namespaces.eip155
    Object.assign(link ?? {}, { connectorId: 'AUTH' })
    let sign = (_hash: string) => {}
    send.mockReturnValueOnce(new Promise((resolve) => (sign = resolve)))
    openModal(portico)
    const pending = confirmSend(portico)
    closeModal(portico)
    await clock.flush()
    expect(state.phase).toBe('signing')
    await expect(confirmSend(portico)).rejects.toMatchObject({ code: 'send/in-progress' })
    sign(hash)
    expect(await pending).toBe(hash)
    expect(state).toMatchObject({ phase: 'pending', hash })
  })
})

describe('a wallet that says nothing, over which the modal was closed', () => {
  const error = new PorticoError('provider/outcome-unknown', undefined, { shortMessage: 'expired' })

  it('leaves a draft open that is as it was, and shows what becomes of it', async () => {
    const { portico, state, pending, fail, send, clock } = await arrangeClosed()
    await expect(pending).rejects.toMatchObject({ code: 'send/aborted' })
    expect(state.phase).toBe('draft')
    fail(error)
    await clock.flush()
    expect(state).toMatchObject({ phase: 'unknown', error, hash: undefined })
    expect(getPart(portico, toastPart).toast).toMatchObject({ code: 'transaction-unknown' })
    await expect(confirmSend(portico)).rejects.toMatchObject({ code: 'send/in-progress' })
    expect(send).toHaveBeenCalledOnce()
    portico[internals].emitter.emit('transaction', { status: 'sent', networkId: 'eip155:1', hash })
    expect(state).toMatchObject({ phase: 'pending', hash, error: undefined })
  })

  it('leaves it open also when it fails in the same moment', async () => {
    const { state, pending, fail, clock } = await arrangeClosed()
    fail(error)
    await expect(pending).rejects.toBeInstanceOf(PorticoError)
    await clock.flush()
    expect(state).toMatchObject({ phase: 'unknown', error })
  })

  it('leaves a draft open that was only priced anew', async () => {
    const { portico, state, pending, fail, clock } = await arrangeClosed()
    await expect(pending).rejects.toMatchObject({ code: 'send/aborted' })
    await reviewSend(portico)
    fail(error)
    await clock.flush()
    expect(state).toMatchObject({ phase: 'unknown', error })
  })

  it('leaves a draft alone that was changed meanwhile', async () => {
    const { portico, state, pending, fail, clock } = await arrangeClosed()
    await expect(pending).rejects.toMatchObject({ code: 'send/aborted' })
    setSendAmount(portico, { text: '0.1' })
    fail(error)
    await clock.flush()
    expect(state).toMatchObject({ phase: 'draft', amountText: '0.1', error: undefined })
  })

  it('follows the transaction no longer than the form', async () => {
    const { portico, state, pending, fail, clock } = await arrangeClosed()
    await expect(pending).rejects.toMatchObject({ code: 'send/aborted' })
    const { emitter } = portico[internals]
    const before = emitter.count()
    fail(error)
    await clock.flush()
    expect(emitter.count()).toBe(before + 1)
    resetSend(portico)
    expect(emitter.count()).toBe(before)
    expect(state.phase).toBe('draft')
  })
})

describe('a confirmation that was called off before it began', () => {
  it('asks nothing and leaves nothing behind', async () => {
    const { portico, state, send } = await arrangeReviewed()
    const { emitter, lifetime } = portico[internals]
    const count = () => [emitter.count(), getEventListeners(lifetime, 'abort').length]
    const before = count()
    await expect(confirmSend(portico, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'send/aborted' })
    expect(count()).toEqual(before)
    expect(state.phase).toBe('draft')
    expect(send).not.toHaveBeenCalled()
  })

  it('takes nothing away from the one before', async () => {
    const { portico, state, pending, sign, clock } = await arrangeClosed()
    await expect(pending).rejects.toMatchObject({ code: 'send/aborted' })
    await expect(confirmSend(portico, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'send/aborted' })
    sign(hash)
    await clock.flush()
    expect(state).toMatchObject({ phase: 'pending', hash })
  })

  it('leaves nothing behind when the wallet fails at once', async () => {
    const { portico, state, send } = await arrangeReviewed()
    const { emitter } = portico[internals]
    const before = emitter.count()
    const error = walletErrors('wallet/failed', {})
    send.mockImplementationOnce(() => {
      throw error
    })
    await expect(confirmSend(portico)).rejects.toBe(error)
    expect(emitter.count()).toBe(before)
    expect(state).toMatchObject({ phase: 'failed', error })
  })
})

describe('a transfer that fails', () => {
  it.each([
    ['the embedded wallet', 'AUTH'],
    ['another wallet', 'com.example.wallet1'],
  ])('is told of by a toast when the modal is closed by then: %s', async (_, connectorId) => {
    const { portico, send, clock } = await arrangeReviewed()
    Object.assign(portico[internals].stores.connection.namespaces.eip155 ?? {}, { connectorId })
    let fail = (_: unknown) => {}
    send.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
    openModal(portico)
    const pending = confirmSend(portico).catch(() => {})
    closeModal(portico)
    await clock.flush()
    expect(getPart(portico, toastPart).toast).toBeUndefined()
    fail(walletErrors('wallet/failed', {}))
    await pending
    await clock.flush()
    expect(getPart(portico, toastPart).toast).toMatchObject({ variant: 'error', code: 'transaction-not-sent' })
  })

  it.each([
    ['the modal shows it', walletErrors('wallet/failed', {}), false],
    ['closing the modal was the no', walletErrors('wallet/rejected'), true],
  ])('needs no toast where %s', async (_, error, closes) => {
    const { portico, send, clock } = await arrangeReviewed()
    let fail = (_: unknown) => {}
    send.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
    openModal(portico)
    const pending = confirmSend(portico).catch(() => {})
    if (closes) closeModal(portico)
    fail(error)
    await pending
    await clock.flush()
    expect(getPart(portico, toastPart).toast).toBeUndefined()
  })
})

describe('a transfer whose wallet went away before it answered', () => {
  async function arrangeUnknown(code = 'embedded-wallet/outcome-unknown') {
    const test = await arrangeReviewed()
    const error = new PorticoError(code, undefined, { shortMessage: 'gone' })
    test.send.mockRejectedValueOnce(error)
    await expect(confirmSend(test.portico)).rejects.toBe(error)
    const { emitter } = test.portico[internals]
    const tell = (status: 'sent' | 'confirmed' | 'failed', networkId: CaipNetworkId = 'eip155:1') =>
      emitter.emit('transaction', { status, networkId, hash })
    return { ...test, tell, error }
  }

  it.each([
    'embedded-wallet/outcome-unknown',
    'provider/outcome-unknown',
    'evm/outcome-unknown',
    'solana/outcome-unknown',
  ])('is neither failed nor a draft, and cannot be sent again: %s', async (code) => {
    const { portico, state, send, error } = await arrangeUnknown(code)
    expect(state).toMatchObject({ phase: 'unknown', error, hash: undefined })
    await expect(confirmSend(portico)).rejects.toMatchObject({ code: 'send/in-progress' })
    await expect(reviewSend(portico)).rejects.toMatchObject({ code: 'send/in-progress' })
    await startSend(portico)
    expect(state).toMatchObject({ phase: 'unknown', amountText: '0.5' })
    expect(send).toHaveBeenCalledOnce()
    expect(getPart(portico, toastPart).toast).toMatchObject({ variant: 'error', code: 'transaction-unknown' })
  })

  it.each(['confirmed', 'failed'] as const)('shows the transaction that is found later: %s', async (status) => {
    const { portico, state, tell } = await arrangeUnknown()
    tell('sent', 'eip155:8453')
    expect(state.phase).toBe('unknown')
    tell('sent')
    expect(state).toMatchObject({ phase: 'pending', hash, error: undefined })
    await expect(confirmSend(portico)).rejects.toMatchObject({ code: 'send/not-ready' })
    tell(status)
    expect(state).toMatchObject({ phase: status, hash })
  })

  it('is not taken for an earlier payment that the wallet tells of once more', async () => {
    const { portico, state, send, confirm, receipts, clock } = await arrangeReviewed()
    const { emitter } = portico[internals]
    const tell = (told: string) => emitter.emit('transaction', { status: 'sent', networkId: 'eip155:1', hash: told })
    const laterHash = `0x${'cd'.repeat(32)}`
    await confirm()
    receipts[0]?.resolve({})
    await clock.flush()
    expect(state.phase).toBe('confirmed')
    resetSend(portico)
    await startSend(portico)
    setSendAmount(portico, { text: '0.5' })
    setSendRecipient(portico, { text: recipient })
    await clock.flush()
    await reviewSend(portico)
    send.mockRejectedValueOnce(new PorticoError('embedded-wallet/outcome-unknown', undefined, { shortMessage: 'gone' }))
    await expect(confirmSend(portico)).rejects.toBeInstanceOf(PorticoError)
    tell(hash)
    expect(state).toMatchObject({ phase: 'unknown', hash: undefined })
    tell(laterHash)
    expect(state).toMatchObject({ phase: 'pending', hash: laterHash })
  })

  it('is not taken for what another form, or the app itself, has sent meanwhile', async () => {
    const { portico, state } = await arrangeUnknown()
    const [approval, own] = [`0x${'cd'.repeat(32)}`, `0x${'ef'.repeat(32)}`]
    void trackTransaction(portico, { namespace: 'eip155', networkId: 'eip155:1', hash: approval })
    const details = { from: recipient, to: recipient, amount: '1', symbol: 'ETH' }
    portico[internals].emitter.emit('transaction', { status: 'sent', networkId: 'eip155:1', hash: own, details })
    expect(state).toMatchObject({ phase: 'unknown', hash: undefined })
  })

  it('gives way to a payment that is begun anew', async () => {
    const { portico, state, tell } = await arrangeUnknown()
    resetSend(portico)
    await startSend(portico)
    tell('sent')
    expect(state).toMatchObject({ phase: 'draft', amountText: '', hash: undefined })
  })
})

describe('a sent transaction', () => {
  it('is shown by a toast when the modal is closed by then', async () => {
    const { portico, confirm, receipts, clock } = await arrangeReviewed()
    openModal(portico)
    await confirm()
    closeModal(portico)
    receipts[0]?.resolve({})
    await clock.flush()
    expect(getPart(portico, toastPart).toast).toMatchObject({
      variant: 'success',
      code: 'transaction-confirmed',
      params: { hash },
    })
  })

  it('is shown by no toast while the modal is open', async () => {
    const { portico, confirm, receipts, clock } = await arrangeReviewed()
    openModal(portico)
    await confirm()
    receipts[0]?.resolve({})
    await clock.flush()
    expect(getPart(portico, toastPart).toast).toBeUndefined()
  })

  it('has failed when it was reverted', async () => {
    const { confirm, state, receipts, events, clock } = await arrangeReviewed()
    await confirm()
    receipts[0]?.resolve({ status: 'reverted' })
    await clock.flush()
    expect(state).toMatchObject({ phase: 'failed', hash, error: { code: 'transfer/reverted' } })
    expect(events).toContainEqual(['failed', hash])
  })

  it('is followed when the wallet sped it up', async () => {
    const { confirm, state, receipts, events, clock } = await arrangeReviewed()
    await confirm()
    receipts[0]?.resolve({ replacedBy: '0xfaster' })
    await clock.flush()
    expect(state).toMatchObject({ phase: 'confirmed', hash: '0xfaster' })
    expect(events).toContainEqual(['confirmed', '0xfaster'])
  })

  it('is replaced when another one took its place', async () => {
    const { portico, confirm, state, receipts, clock } = await arrangeReviewed()
    await confirm()
    receipts[0]?.reject(transferErrors('transfer/replaced'))
    await clock.flush()
    expect(state).toMatchObject({ phase: 'replaced', error: { code: 'transfer/replaced' } })
    expect(getPart(portico, toastPart).toast).toMatchObject({ code: 'transaction-replaced' })
  })

  it('has failed when it expired', async () => {
    const { confirm, state, receipts, clock } = await arrangeReviewed()
    await confirm()
    receipts[0]?.reject(transferErrors('transfer/expired'))
    await clock.flush()
    expect(state).toMatchObject({ phase: 'failed', error: { code: 'transfer/expired' } })
  })

  it('is watched again when the network cannot be read, and never called failed for that', async () => {
    const { confirm, state, receipts, waitFor, clock } = await arrangeReviewed()
    await confirm()
    for (let tries = 1; tries <= 99; tries++) {
      expect(waitFor).toHaveBeenCalledTimes(tries)
      receipts.at(-1)?.reject(new Error('down'))
      await clock.advance(5_000)
    }
    expect(waitFor).toHaveBeenCalledTimes(99)
    expect(state).toMatchObject({ phase: 'pending', error: { message: 'down' } })
    expect(clock.pending()).toBe(0)
  })

  it('stays on screen when account or network change, until a new transfer begins', async () => {
    const { portico, confirm, state, connection, clock } = await arrangeReviewed()
    await confirm()
    connection.setNetwork('eip155:8453')
    await clock.flush()
    expect(state).toMatchObject({ phase: 'pending', hash, networkId: 'eip155:1' })
    await startSend(portico)
    expect(state).toMatchObject({ phase: 'draft', hash: undefined, networkId: 'eip155:8453', amountText: '' })
  })

  it('is watched no more when the instance ends', async () => {
    const { portico, confirm, waitFor, clock } = await arrangeReviewed()
    await confirm()
    // The mock records its calls; its own signature has no parameters.
    const [parameters]: readonly unknown[] = waitFor.mock.calls[0] ?? []
    expect(parameters).toMatchObject({ signal: { aborted: false } })
    portico.destroy()
    expect(parameters).toMatchObject({ signal: { aborted: true } })
    expect(clock.pending()).toBe(0)
  })
})
