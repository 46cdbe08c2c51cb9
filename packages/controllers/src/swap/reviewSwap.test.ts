import { type CallsSimulation, PorticoError, transferErrors, walletErrors } from '@portico/core'
import { sentTransactionsKey } from '@portico/core/internal'
import { describe, expect, it, vi } from 'vitest'
import { internals } from '../instance/Portico.js'
import { approveSwap } from './approveSwap.js'
import { arrangeQuoted, arrangeSwap, arrangeToken, hash, router, usdc } from './arrangeSwap.test.fixture.js'
import { encodeApproval, unlimitedAllowance } from './checkApproval.js'
import { confirmSwap } from './confirmSwap.js'
import { flipSwap } from './flipSwap.js'
import { getSwapProblem } from './getSwapProblem.js'
import { reviewSwap } from './reviewSwap.js'
import { setSwapAmount } from './setSwapAmount.js'
import { setSwapToken } from './setSwapToken.js'
import { setUnlimitedApproval } from './setUnlimitedApproval.js'
import { startSwap } from './startSwap.js'
import { watchSwap } from './watchSwap.js'

const approve = (amount: bigint) => ({ to: usdc.address, data: encodeApproval(router, amount), value: 0n })

describe('reviewSwap', () => {
  it('has the swap built with the minimum, simulated and priced', async () => {
    const { portico, state, source, simulateCalls, prepareCalls } = await arrangeQuoted()
    await reviewSwap(portico)
    expect(source.buildSwap).toHaveBeenCalledWith(
      expect.objectContaining({ amount: 5n * 10n ** 17n, minimumReceived: 99n * 10n ** 16n, slippage: 100 }),
    )
    expect(source.buildApproval).not.toHaveBeenCalled()
    expect(simulateCalls).toHaveBeenCalledWith(expect.objectContaining({ tokens: [undefined, usdc.address] }))
    expect(prepareCalls).toHaveBeenCalledTimes(1)
    expect(state.review).toMatchObject({
      status: 'ready',
      step: 'swap',
      toAmount: 10n ** 18n,
      minimumReceived: 99n * 10n ** 16n,
      expected: 10n ** 18n,
      fee: 1n,
      maxFee: 2n,
    })
  })

  it('simulates the approval and the swap together, and asks for the approval of just the amount', async () => {
    const { portico, state, simulateCalls, prepareCalls } = await arrangeToken()
    await reviewSwap(portico)
    expect(simulateCalls.mock.calls[0]?.[0]).toMatchObject({
      calls: [approve(2_000_000n), { to: router, value: 0n }],
      allowance: { token: usdc.address, spender: router.toLowerCase() },
    })
    expect(state.review).toMatchObject({ step: 'approve', spender: router.toLowerCase(), allowance: 2_000_000n })
    expect(prepareCalls).toHaveBeenLastCalledWith(expect.objectContaining({ calls: [approve(2_000_000n)] }))
  })

  it('asks for an unlimited approval only if that was chosen, and simulates with the amount all the same', async () => {
    const { portico, state, simulateCalls, prepareCalls } = await arrangeToken()
    setUnlimitedApproval(portico, { unlimited: true })
    await reviewSwap(portico)
    expect(simulateCalls.mock.calls[0]?.[0].calls[0]).toEqual(approve(2_000_000n))
    expect(prepareCalls).toHaveBeenLastCalledWith(expect.objectContaining({ calls: [approve(unlimitedAllowance)] }))
    expect(state.review.allowance).toBe(unlimitedAllowance)
  })

  it('asks for no unlimited approval of a token for which nobody chose it', async () => {
    const { portico, state, clock } = await arrangeToken()
    setUnlimitedApproval(portico, { unlimited: true })
    setSwapAmount(portico, { text: '1' })
    setSwapToken(portico, { side: 'to' })
    expect(state.unlimitedApproval).toBe(true)
    flipSwap(portico)
    expect(state.unlimitedApproval).toBe(false)
    setUnlimitedApproval(portico, { unlimited: true })
    setSwapToken(portico, { side: 'from', address: usdc.address })
    expect(state.unlimitedApproval).toBe(false)
    await clock.flush()
  })

  it('makes approval and swap one batch where the wallet can', async () => {
    const { portico, state, prepareCalls, send } = await arrangeToken({ atomic: true })
    await reviewSwap(portico)
    expect(state.review).toMatchObject({ step: 'batch', allowance: 2_000_000n })
    expect(prepareCalls).toHaveBeenCalledTimes(1)
    await confirmSwap(portico)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('takes an earlier approval back first where the token asks for that', async () => {
    const test = await arrangeToken()
    test.allowances.current = 7n
    const reverted: CallsSimulation = { status: 'reverted', index: 0 }
    test.simulateCalls.mockResolvedValueOnce(reverted)
    await reviewSwap(test.portico)
    expect(test.simulateCalls.mock.calls[1]?.[0].calls).toMatchObject([approve(0n), approve(2_000_000n), {}])
    expect(test.state.review).toMatchObject({ step: 'approve', allowance: 0n })
    expect(test.prepareCalls).toHaveBeenLastCalledWith(expect.objectContaining({ calls: [approve(0n)] }))
  })

  it('is not stopped by a token that somebody has sent and whose balance cannot be read', async () => {
    const [broken, other] = [`0x${'66'.repeat(20)}`, `0x${'77'.repeat(20)}`]
    const test = await arrangeSwap()
    const held = [broken, other].map((address) => ({ address, symbol: 'X', name: 'X', decimals: 18 }))
    test.adapter.getWalletAssets = async () => held.map((token) => ({ token, amount: 9n }))
    const { simulateCalls } = test
    const simulate = simulateCalls.getMockImplementation()
    simulateCalls.mockImplementation(async (parameters) => {
      const isBroken = parameters.tokens.includes(broken)
      if (isBroken || !simulate) return { status: 'reverted', index: -1 }
      return parameters.calls.length === 0 ? { status: 'success', changes: [0n] } : simulate(parameters)
    })
    await startSwap(test.portico, { toToken: 'USDC', amount: '0.5' })
    await test.clock.advance(200)
    await reviewSwap(test.portico)
    expect(test.state.review.status).toBe('ready')
    // The others are watched all the same.
    expect(simulateCalls.mock.lastCall?.[0]).toMatchObject({ tokens: [undefined, usdc.address, other] })
    await confirmSwap(test.portico)
    expect(simulateCalls.mock.lastCall?.[0]).toMatchObject({ tokens: [undefined, usdc.address, other] })
  })

  it('needs no approval where there is one, whatever the service says', async () => {
    const test = await arrangeToken({ source: { getAllowance: async () => 0n } })
    test.allowances.current = 2_000_000n
    await reviewSwap(test.portico)
    expect(test.state.review.step).toBe('swap')
    const told = await arrangeToken({ source: { getAllowance: async () => 2_000_000n } })
    await reviewSwap(told.portico)
    expect(told.source.buildApproval).not.toHaveBeenCalled()
  })

  it('says what is missing for the fee', async () => {
    const { portico, state, prepareCalls } = await arrangeQuoted()
    prepareCalls.mockRejectedValueOnce(transferErrors('transfer/insufficient-funds'))
    await expect(reviewSwap(portico)).rejects.toMatchObject({ code: 'transfer/insufficient-funds' })
    expect(getSwapProblem(state)).toBe('insufficient-native')
  })

  it('is refused for a form that is not complete', async () => {
    const { portico } = await arrangeQuoted()
    setSwapAmount(portico, { text: '9' })
    await expect(reviewSwap(portico)).rejects.toMatchObject({
      code: 'swap/not-ready',
      params: { problem: 'insufficient-token' },
    })
  })

  it.each([
    ['with a quote to renew', false],
    ['without one, because the price had moved', true],
  ])('leaves the form as it was when it is left %s', async (_, hasMoved) => {
    const { portico, state, source, simulateCalls, clock } = await arrangeQuoted()
    if (hasMoved) simulateCalls.mockResolvedValueOnce({ status: 'reverted', index: 0 })
    else await clock.advance(10_000)
    const stop = watchSwap(portico, () => {})
    vi.mocked(source.quote).mockImplementationOnce(() => new Promise(() => {}))
    const controller = new AbortController()
    const pending = reviewSwap(portico, { signal: controller.signal })
    const failing = expect(pending).rejects.toMatchObject({ code: 'swap/aborted' })
    await vi.waitFor(() => expect(source.quote).toHaveBeenCalledTimes(2))
    controller.abort()
    await failing
    await clock.advance(10_000)
    expect(state.quote.status).toBe('ready')
    expect(getSwapProblem(state)).toBeUndefined()
    stop()
  })

  it('ends with an edit, a reset of the network, its signal or the instance', async () => {
    for (const end of ['edit', 'network', 'signal', 'destroy'] as const) {
      const buildSwap = () => new Promise<never>(() => {})
      const { portico, state, connection, clock } = await arrangeQuoted({ source: { buildSwap } })
      const controller = new AbortController()
      const pending = reviewSwap(portico, { signal: controller.signal })
      await clock.flush()
      if (end === 'edit') setSwapAmount(portico, { text: '0.4' })
      if (end === 'network') connection.setNetwork('eip155:8453')
      if (end === 'signal') controller.abort()
      if (end === 'destroy') portico.destroy()
      await expect(pending, end).rejects.toMatchObject({ code: 'swap/aborted' })
      expect(state.review.status, end).toBe('idle')
    }
  })

  it('asks for another quote if the price has moved since the one that is shown', async () => {
    const { portico, state, source, simulateCalls } = await arrangeQuoted()
    simulateCalls.mockResolvedValueOnce({ status: 'reverted', index: 0, reason: 'INSUFFICIENT_OUTPUT_AMOUNT' })
    await reviewSwap(portico)
    expect(source.quote).toHaveBeenCalledTimes(2)
    expect(state.review.status).toBe('ready')
    simulateCalls.mockResolvedValue({ status: 'reverted', index: 0, reason: 'no' })
    await expect(reviewSwap(portico)).rejects.toMatchObject({ code: 'swap/would-fail', params: { reason: 'no' } })
    expect(state.review).toMatchObject({ status: 'error', error: { code: 'swap/would-fail' } })
  })

  it('is renewed as a whole while somebody follows', async () => {
    const { portico, clock, state, source } = await arrangeQuoted()
    await reviewSwap(portico)
    const first = state.review.at
    const seen: unknown[] = []
    watchSwap(portico, ({ review }) => seen.push(review.status))
    await clock.advance(10_000)
    expect(source.buildSwap).toHaveBeenCalledTimes(2)
    expect(state.review.at).toBe((first ?? 0) + 10_000)
    expect(new Set(seen)).toEqual(new Set(['ready']))
  })
})

describe('approveSwap', () => {
  it('waits for the block, and reviews the swap again', async () => {
    const test = await arrangeToken()
    await reviewSwap(test.portico)
    const approving = approveSwap(test.portico)
    expect(test.state).toMatchObject({ phase: 'signing', asking: 'approve' })
    test.allowances.current = 2_000_000n
    await expect(approving).resolves.toBe(hash)
    expect(test.state).toMatchObject({ phase: 'draft', asking: undefined, review: { status: 'ready', step: 'swap' } })
    await expect(confirmSwap(test.portico)).resolves.toBe(hash)
  })

  it('is a draft again if the user declines', async () => {
    const test = await arrangeToken()
    await reviewSwap(test.portico)
    test.send.mockRejectedValueOnce(walletErrors('wallet/rejected'))
    await expect(approveSwap(test.portico)).resolves.toBeUndefined()
    expect(test.state).toMatchObject({ phase: 'draft', declined: true, review: { step: 'approve' } })
    await expect(confirmSwap(test.portico)).rejects.toMatchObject({ code: 'swap/approval-needed' })
  })

  it('says that the approval was reverted', async () => {
    const waitFor = async () => ({ hash, status: 'reverted' }) as const
    const test = await arrangeToken({ actions: { waitFor } })
    await reviewSwap(test.portico)
    await expect(approveSwap(test.portico)).rejects.toMatchObject({ code: 'transfer/reverted' })
    expect(test.state).toMatchObject({ phase: 'failed', asking: 'approve', hash })
  })

  it('ends with the instance, while it waits for a block', async () => {
    const test = await arrangeToken({ actions: { waitFor: () => new Promise(() => {}) } })
    await reviewSwap(test.portico)
    const approving = approveSwap(test.portico)
    await test.clock.flush()
    expect(test.state).toMatchObject({ phase: 'pending', hash })
    test.portico.destroy()
    await expect(approving).rejects.toMatchObject({ code: 'swap/aborted' })
  })
})

describe('confirmSwap', () => {
  it('sends, watches, and says what the chain gave, to the base unit', async () => {
    const events: unknown[] = []
    const { portico, state, clock } = await arrangeQuoted()
    portico.on('transaction', ({ status, details }) => events.push([status, details]))
    await reviewSwap(portico)
    await expect(confirmSwap(portico)).resolves.toBe(hash)
    expect(state).toMatchObject({ phase: 'pending', asking: 'swap', hash })
    await clock.flush()
    expect(state).toMatchObject({ phase: 'confirmed', sold: 5n * 10n ** 17n, received: 999_999_999_999_999_999n })
    expect(events).toEqual([
      ['sent', { from: expect.any(String), to: router, amount: '0.5', symbol: 'ETH', received: usdc.address }],
      ['confirmed', { from: expect.any(String), to: router, amount: '0.5', symbol: 'ETH', received: usdc.address }],
    ])
    await expect(confirmSwap(portico)).rejects.toMatchObject({ code: 'swap/not-ready' })
  })

  it('refuses a quote of 30 s ago until it is reviewed again', async () => {
    const { portico, clock, send } = await arrangeQuoted()
    await reviewSwap(portico)
    await clock.advance(30_001)
    await expect(confirmSwap(portico)).rejects.toMatchObject({ code: 'swap/stale-quote' })
    expect(send).not.toHaveBeenCalled()
    await reviewSwap(portico)
    await confirmSwap(portico)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('refuses what was reviewed for other input', async () => {
    const { portico, send } = await arrangeQuoted()
    await reviewSwap(portico)
    setSwapAmount(portico, { text: '0.51' })
    await expect(confirmSwap(portico)).rejects.toMatchObject({ code: 'swap/not-ready' })
    expect(send).not.toHaveBeenCalled()
  })

  it('says why the chain has reverted it', async () => {
    const waitFor = async () => ({ hash, status: 'reverted' }) as const
    const { portico, state, clock, send, simulateCalls } = await arrangeQuoted({ actions: { waitFor } })
    await reviewSwap(portico)
    send.mockImplementationOnce(async () => {
      simulateCalls.mockResolvedValueOnce({ status: 'reverted', index: 0, reason: 'INSUFFICIENT_OUTPUT_AMOUNT' })
      return hash
    })
    await confirmSwap(portico)
    await clock.flush()
    expect(state).toMatchObject({
      phase: 'failed',
      error: { code: 'transfer/reverted', params: { reason: 'INSUFFICIENT_OUTPUT_AMOUNT' } },
    })
    await reviewSwap(portico)
    expect(state).toMatchObject({ phase: 'draft', hash: undefined, review: { status: 'ready' } })
  })

  it('does not ask the wallet if the price has moved since the review', async () => {
    const { portico, state, simulateCalls, send } = await arrangeQuoted()
    await reviewSwap(portico)
    simulateCalls.mockResolvedValueOnce({ status: 'success', changes: [-5n * 10n ** 17n, 98n * 10n ** 16n] })
    await expect(confirmSwap(portico)).rejects.toMatchObject({ code: 'swap/price-moved' })
    expect(send).not.toHaveBeenCalled()
    expect(state).toMatchObject({ phase: 'failed', hash: undefined, error: { code: 'swap/price-moved' } })
    await reviewSwap(portico)
    await expect(confirmSwap(portico)).resolves.toBe(hash)
  })

  it('may be declined and confirmed again while the quote holds', async () => {
    const { portico, state, send } = await arrangeQuoted()
    await reviewSwap(portico)
    send.mockRejectedValueOnce(walletErrors('wallet/rejected'))
    await expect(confirmSwap(portico)).resolves.toBeUndefined()
    expect(state).toMatchObject({ phase: 'draft', declined: true })
    await expect(confirmSwap(portico)).resolves.toBe(hash)
  })

  it('never asks twice at once, and shows what is sent after nobody waits', async () => {
    const { portico, state, send, clock } = await arrangeQuoted({ actions: { waitFor: () => new Promise(() => {}) } })
    await reviewSwap(portico)
    let answer = (_: string) => {}
    send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const controller = new AbortController()
    const pending = confirmSwap(portico, { signal: controller.signal })
    await expect(confirmSwap(portico)).rejects.toMatchObject({ code: 'swap/in-progress' })
    expect(() => setSwapAmount(portico, { text: '1' })).toThrow(expect.objectContaining({ code: 'swap/in-progress' }))
    controller.abort()
    await expect(pending).rejects.toMatchObject({ code: 'swap/aborted' })
    expect(state.phase).toBe('draft')
    answer(hash)
    await clock.flush()
    expect(state).toMatchObject({ phase: 'pending', hash })
    await expect(confirmSwap(portico)).rejects.toMatchObject({ code: 'swap/not-ready' })
  })

  it('is locked if nobody knows what the wallet did after nobody waited', async () => {
    const { portico, state, send, clock } = await arrangeQuoted()
    await reviewSwap(portico)
    let fail = (_: Error) => {}
    send.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
    const controller = new AbortController()
    const pending = confirmSwap(portico, { signal: controller.signal })
    await clock.flush()
    controller.abort()
    await expect(pending).rejects.toMatchObject({ code: 'swap/aborted' })
    const error = new PorticoError('provider/outcome-unknown', undefined, { shortMessage: 'expired' })
    fail(error)
    await clock.flush()
    expect(state).toMatchObject({ phase: 'unknown', error, hash: undefined })
    await expect(reviewSwap(portico)).rejects.toMatchObject({ code: 'swap/in-progress' })
    portico[internals].emitter.emit('transaction', { status: 'sent', networkId: 'eip155:1', hash })
    expect(state).toMatchObject({ phase: 'pending', hash, error: undefined })
  })

  it('shows a batch that the wallet accepts after nobody waited', async () => {
    const { portico, state, send, clock } = await arrangeToken({ atomic: true })
    await reviewSwap(portico)
    let accept = () => {}
    send.mockImplementationOnce(({ onAccepted } = {}) => {
      accept = () => onAccepted?.('0xba7c')
      return new Promise(() => {})
    })
    const controller = new AbortController()
    const pending = confirmSwap(portico, { signal: controller.signal })
    await clock.flush()
    controller.abort()
    await expect(pending).rejects.toMatchObject({ code: 'swap/aborted' })
    accept()
    expect(state).toMatchObject({ phase: 'pending', asking: 'swap' })
    await expect(confirmSwap(portico)).rejects.toMatchObject({ code: 'swap/not-ready' })
  })

  it.each([
    ['the chain reverted', transferErrors('transfer/reverted', { hash }), hash],
    ['the wallet did not send', walletErrors('wallet/failed', { reason: 'no' }), undefined],
  ])('says that %s a batch that nobody waited for', async (_, error, sent) => {
    const { portico, state, send, clock } = await arrangeToken({ atomic: true })
    await reviewSwap(portico)
    let fail = (_error: Error) => {}
    send.mockImplementationOnce(({ onAccepted } = {}) => {
      onAccepted?.('0xba7c')
      return new Promise((_resolve, reject) => (fail = reject))
    })
    const controller = new AbortController()
    const pending = confirmSwap(portico, { signal: controller.signal })
    await clock.flush()
    expect(state.phase).toBe('pending')
    controller.abort()
    await expect(pending).rejects.toMatchObject({ code: 'swap/aborted' })
    fail(error)
    await clock.flush()
    expect(state).toMatchObject({ phase: 'failed', error, hash: sent })
  })

  it('shows a batch as pending once it is approved', async () => {
    const { portico, state, send, clock } = await arrangeToken({ atomic: true })
    await reviewSwap(portico)
    const stored = () => Object.values(portico[internals].store.get(sentTransactionsKey) ?? {}).flat()
    send.mockImplementationOnce(async ({ onAccepted } = {}) => {
      onAccepted?.('0xba7c')
      expect(state).toMatchObject({ phase: 'pending', hash: undefined })
      // Stored before the hash is known, so that a reload can look the batch up.
      expect(stored()).toMatchObject([{ hash: '0xba7c', callsId: '0xba7c', status: 'pending', symbol: 'USDC' }])
      return hash
    })
    await confirmSwap(portico)
    expect(state.hash).toBe(hash)
    await clock.flush()
    expect(stored()).toMatchObject([{ hash, callsId: '0xba7c', status: 'confirmed' }])
  })

  it('keeps a batch pending whose outcome nobody could tell', async () => {
    const { portico, state, send, clock } = await arrangeToken({ atomic: true })
    await reviewSwap(portico)
    const error = new Error('the wallet answered nonsense')
    send.mockImplementationOnce(async ({ onAccepted } = {}) => {
      onAccepted?.('0xba7c')
      throw error
    })
    await expect(confirmSwap(portico)).rejects.toBe(error)
    await clock.flush()
    const stored = Object.values(portico[internals].store.get(sentTransactionsKey) ?? {}).flat()
    expect(stored).toMatchObject([{ callsId: '0xba7c', status: 'pending' }])
    // Nobody may swap once more before that is known.
    expect(state).toMatchObject({ phase: 'unknown', error })
    await expect(confirmSwap(portico)).rejects.toMatchObject({ code: 'swap/in-progress' })
  })

  it.each([
    ['that the chain reverted', transferErrors('transfer/reverted', { hash }), hash],
    ['that the wallet did not send', walletErrors('wallet/failed', { reason: 'no' }), '0xba7c'],
  ])('tells of a batch %s', async (_, error, told) => {
    const { portico, state, send, clock } = await arrangeToken({ atomic: true })
    await reviewSwap(portico)
    send.mockImplementationOnce(async ({ onAccepted } = {}) => {
      onAccepted?.('0xba7c')
      throw error
    })
    await expect(confirmSwap(portico)).rejects.toBe(error)
    await clock.flush()
    expect(state).toMatchObject({ phase: 'failed', error })
    const stored = Object.values(portico[internals].store.get(sentTransactionsKey) ?? {}).flat()
    expect(stored).toMatchObject([{ hash: told, callsId: '0xba7c', status: 'failed' }])
  })

  it('has the balances of both tokens read anew', async () => {
    const { portico, adapter, clock } = await arrangeToken({ atomic: true })
    await reviewSwap(portico)
    const count = () => adapter.calls.filter(({ name }) => name === 'getTokenBalances').length
    const before = count()
    await confirmSwap(portico)
    await clock.flush()
    await startSwap(portico, { fromToken: 'USDC', toToken: 'DAI', amount: '1' })
    await clock.advance(200)
    expect(count()).toBeGreaterThan(before)
  })
})
