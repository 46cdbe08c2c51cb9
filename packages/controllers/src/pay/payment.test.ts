import { describe, expect, it, vi } from 'vitest'
import { getPart } from '../instance/getPart.js'
import { internals } from '../instance/Portico.js'
import { otherAddress, ownAddress } from '../navigation/modal/arrange.test.fixture.js'
import { queryClientPart } from '../queries/queryClientPart.js'
import { arrangePay, arrangePayment, forget, hash, usdc, usdcId } from './arrangePay.test.fixture.js'
import { cancelPay } from './cancelPay.js'
import { choosePayExchange } from './choosePayExchange.js'
import { openPayPage } from './openPayPage.js'
import type { PayState } from './PayState.js'
import { paymentKey } from './paymentKey.js'
import { resumePayment } from './resumePayment.js'
import { startPay } from './startPay.js'
import { watchPay } from './watchPay.js'

const paid = 12_500_000n

describe('an exchange', () => {
  it('is asked for its page with the exact amount and the recipient, and told who asks', async () => {
    const { state, asked, fetch } = await arrangePayment()
    const call = asked.find(({ method }) => method === 'reown_getExchangePayUrl')
    expect(call?.params).toMatchObject({
      exchangeId: 'coinlab',
      asset: usdcId,
      amount: '12.5',
      recipient: `eip155:1:${ownAddress}`,
      st: 'portico',
    })
    expect(fetch.calls.at(-1)?.headers.get('content-type')).toBe('application/json')
    expect(state.payment).toMatchObject({ phase: 'ready', url: 'https://coinlab.example/pay?s=1', amount: paid })
  })

  it.each([
    ['refuses', { error: { message: 'unsupported' } }],
    ['names an unsafe page', { result: { url: 'http://coinlab.example', sessionId: 's' } }],
    ['names a script', { result: { url: 'javascript:alert(1)', sessionId: 's' } }],
    ['names no session', { result: { url: 'https://coinlab.example' } }],
    ['is down', { json: {}, status: 503 }],
  ] as const)('that %s is asked once, and may be asked again', async (_, answer) => {
    const { portico, state, answers, asked, clock } = await arrangePay()
    await startPay(portico, { asset: usdcId, amount: '1' })
    await clock.flush()
    const { ExchangePayUrl } = answers
    answers.ExchangePayUrl = () => answer
    await choosePayExchange(portico, { exchangeId: 'coinlab' })
    expect(state.payment).toMatchObject({ phase: 'failed', error: { code: 'pay/page-failed' } })
    expect(asked.filter(({ method }) => method === 'reown_getExchangePayUrl')).toHaveLength(1)
    answers.ExchangePayUrl = ExchangePayUrl
    await choosePayExchange(portico, { exchangeId: 'coinlab' })
    expect(state.payment?.phase).toBe('ready')
  })

  it('that answers after the payment was canceled opens nothing', async () => {
    const { portico, state, answers, clock } = await arrangePay()
    await startPay(portico, { asset: usdcId, amount: '1' })
    await clock.flush()
    answers.ExchangePayUrl = () => 'hang'
    const choosing = choosePayExchange(portico, { exchangeId: 'coinlab' })
    expect(state.payment?.phase).toBe('preparing')
    await expect(choosePayExchange(portico, { exchangeId: 'bit' })).rejects.toMatchObject({ code: 'pay/in-progress' })
    cancelPay(portico)
    await choosing
    expect(state.payment).toBeUndefined()
  })
})

describe('openPayPage', () => {
  it('opens the page in the task of the click, and the page cannot reach this one', async () => {
    const { portico, state } = await arrangePayment()
    const open = vi.fn()
    vi.stubGlobal('window', { open })
    openPayPage(portico)
    expect(open).toHaveBeenCalledExactlyOnceWith('https://coinlab.example/pay?s=1', '_blank', 'noopener,noreferrer')
    expect(state.payment?.phase).toBe('waiting')
    // Closed too early, it is opened again.
    openPayPage(portico)
    expect(open).toHaveBeenCalledTimes(2)
    cancelPay(portico)
    expect(() => openPayPage(portico)).toThrow(/not ready/)
  })
})

describe('a payment', () => {
  it('is in progress, is confirmed by the chain, and says what the chain says', async () => {
    let changes: readonly (bigint | undefined)[] = [undefined]
    const getBalanceChanges = vi.fn(async () => changes)
    const { portico, state, clock, setStatus } = await arrangePayment({ actions: { getBalanceChanges } })
    const invalidate = vi.spyOn(getPart(portico, queryClientPart), 'invalidateQueries')
    openPayPage(portico, { isOpened: true })
    setStatus('IN_PROGRESS')
    await clock.advance(4_000)
    expect(state.payment?.phase).toBe('processing')
    setStatus('SUCCESS', hash)
    await clock.advance(4_000)
    // The exchange has paid, but nothing has arrived yet.
    expect(state.payment).toMatchObject({ phase: 'confirming', hash })
    expect(invalidate).not.toHaveBeenCalled()
    changes = [12_499_999n]
    await clock.advance(4_000)
    expect(state.payment).toMatchObject({ phase: 'arrived', received: 12_499_999n, amount: paid, hash })
    expect(getBalanceChanges).toHaveBeenLastCalledWith(
      expect.objectContaining({ networkId: 'eip155:1', hash, account: ownAddress, tokens: [usdc] }),
    )
    expect(invalidate).toHaveBeenCalledWith({ queryKey: ['balances'] })
    expect(portico[internals].store.get(paymentKey)).toBeUndefined()
  })

  it('to somebody else is looked up at their address', async () => {
    const getBalanceChanges = vi.fn(async () => [10n ** 18n])
    const { portico, state, clock, setStatus } = await arrangePay({ actions: { getBalanceChanges } })
    const recipient = `eip155:1:${otherAddress}`
    await startPay(portico, { asset: 'eip155:1/slip44:60', amount: '1', recipient })
    await clock.flush()
    setStatus('SUCCESS', hash)
    await choosePayExchange(portico, { exchangeId: 'bit' })
    await clock.flush()
    expect(getBalanceChanges).toHaveBeenCalledWith(
      expect.objectContaining({ account: otherAddress, tokens: [undefined] }),
    )
    expect(state.payment).toMatchObject({ phase: 'arrived', received: 10n ** 18n, isOwn: false })
  })

  it('without a transaction is taken at the word of the exchange, with no amount', async () => {
    const { state, clock, setStatus } = await arrangePayment()
    setStatus('SUCCESS')
    await clock.advance(4_000)
    expect(state.payment?.phase).toBe('arrived')
    expect(state.payment).not.toHaveProperty('received')
  })

  it('that the exchange declines has failed, and another one can be made', async () => {
    const { portico, state, clock, setStatus } = await arrangePayment()
    setStatus('FAILED')
    await clock.advance(4_000)
    expect(state.payment).toMatchObject({ phase: 'failed', error: { code: 'pay/failed' } })
    expect(portico[internals].store.get(paymentKey)).toBeUndefined()
    setStatus('UNKNOWN')
    await choosePayExchange(portico, { exchangeId: 'bit' })
    expect(state.payment).toMatchObject({ phase: 'ready', exchange: { id: 'bit' } })
  })

  it('is late after 180 s, and watched for 30 min', async () => {
    const { portico, state, clock, setStatus } = await arrangePayment()
    openPayPage(portico, { isOpened: true })
    await clock.advance(184_000)
    expect(state.payment?.phase).toBe('late')
    await clock.advance(1_800_000)
    expect(state.payment?.phase).toBe('unseen')
    expect(clock.pending()).toBe(0)
    setStatus('IN_PROGRESS')
    resumePayment(portico)
    await clock.flush()
    expect(state.payment?.phase).toBe('processing')
  })

  it('is not lost while the service cannot be asked', async () => {
    const { portico, state, clock, answers, setStatus } = await arrangePayment()
    openPayPage(portico, { isOpened: true })
    for (const answer of [{ json: {}, status: 400 }, { result: { status: 'MAYBE' } }, { error: { message: 'x' } }]) {
      answers.ExchangeBuyStatus = () => answer
      await clock.advance(4_000)
      expect(state.payment).toMatchObject({ phase: 'waiting', isUnreachable: true })
    }
    setStatus('IN_PROGRESS')
    await clock.advance(4_000)
    expect(state.payment).toMatchObject({ phase: 'processing', isUnreachable: false })
  })

  it('is asked after at once when somebody comes back', async () => {
    const { portico, state, clock, setStatus } = await arrangePayment()
    setStatus('IN_PROGRESS')
    await clock.flush()
    expect(state.payment?.phase).toBe('ready')
    resumePayment(portico)
    await clock.flush()
    expect(state.payment?.phase).toBe('processing')
  })

  it('is followed again by a page that is loaded anew, without the page of the exchange', async () => {
    const test = await arrangePayment({ actions: { getBalanceChanges: async () => [paid] } })
    const { portico, state, clock, setStatus } = test
    openPayPage(portico, { isOpened: true })
    const kept = portico[internals].store.get(paymentKey)
    expect(kept).toMatchObject({ sessionId: 's1', amount: '12500000', exchange: { id: 'coinlab', name: 'Coinlab' } })
    expect(JSON.stringify(kept)).not.toContain('https:')
    forget(test)
    setStatus('SUCCESS', hash)
    await startPay(portico)
    await clock.flush()
    expect(state.payment).toMatchObject({ phase: 'arrived', received: paid, amount: paid, asset: { address: usdc } })
  })

  it('that was stored with a time to come is watched no longer than others', async () => {
    const test = await arrangePayment()
    const { portico, state, clock } = test
    openPayPage(portico, { isOpened: true })
    const kept = portico[internals].store.get(paymentKey)
    forget(test)
    if (kept) portico[internals].store.set(paymentKey, { ...kept, startedAt: clock.now() + 10 ** 12 })
    resumePayment(portico)
    await clock.advance(1_900_000)
    expect(state.payment?.phase).toBe('unseen')
  })

  it('that was canceled is followed no longer, also by the next page', async () => {
    const test = await arrangePayment()
    const { portico, state, clock, asked } = test
    openPayPage(portico, { isOpened: true })
    cancelPay(portico)
    expect(state.payment).toMatchObject({ phase: 'canceled', url: undefined })
    const { length } = asked
    await clock.advance(60_000)
    expect(asked).toHaveLength(length)
    forget(test)
    resumePayment(portico)
    expect(state.payment).toBeUndefined()
  })

  it('ends with the instance', async () => {
    const { portico, clock, asked } = await arrangePayment()
    const { length } = asked
    portico.destroy()
    await clock.advance(60_000)
    expect(asked).toHaveLength(length)
  })
})

describe('what is stored', () => {
  it.each([
    'null',
    '{"id":"a"}',
    '{"id":"a","recipient":"0x","sessionId":"s","startedAt":1,"amount":"-1","exchange":{"id":"e","name":"E"},"asset":{}}',
  ])('is checked: %s', async (text) => {
    const { portico, state } = await arrangePay()
    portico[internals].store.set(paymentKey, JSON.parse(text))
    expect(() => resumePayment(portico)).not.toThrow()
    expect(state.payment).toBeUndefined()
  })
})

describe('watchPay', () => {
  it('tells of the form, until told to stop', async () => {
    const { portico } = await arrangePay()
    const seen: PayState['status'][] = []
    const stop = watchPay(portico, ({ status }) => seen.push(status))
    await startPay(portico)
    await Promise.resolve()
    expect(seen[0]).toBe('idle')
    expect(seen.at(-1)).toBe('ready')
    stop()
  })
})
