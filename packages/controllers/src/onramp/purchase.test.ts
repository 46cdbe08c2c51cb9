import { describe, expect, it, vi } from 'vitest'
import { analyticsPart } from '../analytics/analyticsPart.js'
import { getPart } from '../instance/getPart.js'
import { internals } from '../instance/Portico.js'
import { toastPart } from '../toasts/toastPart.js'
import { arrangeOnramp, arrangePriced, record, usdc } from './arrangeOnramp.test.fixture.js'
import { cancelPurchase } from './cancelPurchase.js'
import { createOnrampState, onrampWorkPart } from './onrampPart.js'
import { purchaseKey } from './purchaseKey.js'
import { resumePurchase } from './resumePurchase.js'
import { setOnrampAmount } from './setOnrampAmount.js'
import { startPurchase } from './startPurchase.js'
import { watchOnramp } from './watchOnramp.js'
import { type Purchases, watchPurchases } from './watchPurchases.js'

/** A purchase of 24.5 USDC whose page is open. */
async function arrangePurchase(parameters: Parameters<typeof arrangeOnramp>[0] = {}) {
  const test = await arrangePriced(parameters)
  startPurchase(test.portico, { providerId: 'fake', isOpened: true })
  await test.clock.flush()
  return test
}

/** Forgets what is in memory, as a reload does. */
async function reload({ portico, state }: Awaited<ReturnType<typeof arrangePurchase>>) {
  getPart(portico, onrampWorkPart).follow.abort()
  Object.assign(state, createOnrampState())
}

describe('startPurchase', () => {
  it('opens the page in the task of the click, and the page cannot reach this one', async () => {
    const open = vi.fn()
    vi.stubGlobal('window', { open })
    const { portico, state } = await arrangePriced()
    vi.stubGlobal('window', { open })
    startPurchase(portico, { providerId: 'fake' })
    expect(open).toHaveBeenCalledExactlyOnceWith('https://pay.example/buy?key=1', '_blank', 'noopener,noreferrer')
    expect(state.purchase).toMatchObject({ phase: 'waiting', expected: 24_500_000n, before: 5_000_000n })
  })

  it('tells which provider was chosen, and nothing where none could be', async () => {
    vi.stubGlobal('location', { origin: 'https://app.example', hostname: 'app.example' })
    const { portico } = await arrangePriced()
    const told = () =>
      getPart(portico, analyticsPart)
        .queue.filter(({ event }) => event.includes('BUY'))
        .map(({ event, properties }) => [event, properties])
    expect(() => startPurchase(portico, { providerId: 'none' })).toThrow(/no such provider/)
    expect(told()).toEqual([])
    startPurchase(portico, { providerId: 'fake', isOpened: true })
    expect(told()).toEqual([['SELECT_BUY_PROVIDER', { provider: 'fake', isSmartAccount: false }]])
    vi.unstubAllGlobals()
  })

  it('needs no amount: the page asks for one', async () => {
    const { portico, state, clock, source } = await arrangePriced()
    setOnrampAmount(portico, { text: '' })
    await clock.advance(300)
    startPurchase(portico, { providerId: 'fake', isOpened: true })
    expect(state.purchase).toMatchObject({ phase: 'waiting', expected: undefined })
    expect(vi.mocked(source.getUrl).mock.lastCall?.[0].amount).toBeUndefined()
  })

  it('wants a form without problems, a page and no other purchase', async () => {
    const { portico } = await arrangePriced()
    expect(() => startPurchase(portico, { providerId: 'none' })).toThrow(/no such provider/)
    setOnrampAmount(portico, { text: '1' })
    expect(() => startPurchase(portico, { providerId: 'fake', isOpened: true })).toThrow(/too-little/)
    setOnrampAmount(portico, { text: '30' })
    expect(() => startPurchase(portico, { providerId: 'fake', isOpened: true })).toThrow(/not ready/)
    const busy = await arrangePurchase()
    expect(() => startPurchase(busy.portico, { providerId: 'fake' })).toThrow(/under way/)
  })
})

describe('a purchase', () => {
  it('is in progress and then arrives with what the chain says', async () => {
    const { state, clock, records, balances } = await arrangePurchase()
    records.current = [record({ at: clock.now() })]
    await clock.advance(4_000)
    expect(state.purchase?.phase).toBe('processing')
    records.current = [record({ at: clock.now(), status: 'confirmed' })]
    await clock.advance(4_000)
    // The provider is done, but nothing has arrived yet.
    expect(state.purchase?.phase).toBe('processing')
    balances.usdc = 29_400_001n
    await clock.advance(4_000)
    expect(state.purchase).toMatchObject({ phase: 'arrived', received: 24_400_001n, expected: 24_500_000n })
  })

  it('takes the amount from the transaction where it is known', async () => {
    const getBalanceChanges = vi.fn(async () => [24_500_000n])
    const { state, clock, records } = await arrangePurchase({ actions: { getBalanceChanges } })
    records.current = [record({ at: clock.now(), status: 'confirmed', hash: '0xaa' })]
    await clock.advance(4_000)
    expect(state.purchase).toMatchObject({ phase: 'arrived', received: 24_500_000n, hash: '0xaa' })
    expect(getBalanceChanges).toHaveBeenCalledWith(expect.objectContaining({ hash: '0xaa' }))
  })

  it('knows what was offered in base units as soon as the token can be read', async () => {
    const token = { address: usdc, symbol: 'USDC', name: 'USD Coin', decimals: 6 }
    const getTokenBalances = vi.fn(async () => [{ token, amount: 5_000_000n }])
    getTokenBalances.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'))
    getTokenBalances.mockRejectedValueOnce(new Error('down'))
    const { state, clock } = await arrangePurchase({ actions: { getTokenBalances } })
    expect(state.purchase).toMatchObject({ offered: '24.5', expected: undefined })
    await clock.advance(8_000)
    expect(state.purchase).toMatchObject({ expected: 24_500_000n, before: 5_000_000n })
  })

  it('that was declined has failed', async () => {
    const { state, clock, records } = await arrangePurchase()
    records.current = [record({ at: clock.now(), status: 'failed' })]
    await clock.advance(4_000)
    expect(state.purchase?.phase).toBe('failed')
    records.current = []
    await clock.advance(60_000)
    expect(state.purchase?.phase).toBe('failed')
  })

  it('is not taken for an earlier one, whatever becomes of that', async () => {
    const earlier = record({ id: 'r0', at: 5 })
    const { clock, state, records, portico } = await arrangePriced()
    await clock.advance(60_000)
    records.current = [earlier]
    startPurchase(portico, { providerId: 'fake', isOpened: true })
    await clock.advance(4_000)
    records.current = [{ ...earlier, status: 'failed' }, record({ at: clock.now(), networkId: 'eip155:8453' })]
    await clock.advance(4_000)
    expect(state.purchase?.phase).toBe('waiting')
  })

  it('is not taken for an earlier one whose provider has a clock that is ahead', async () => {
    const getBalanceChanges = vi.fn(async () => [7_000_000n])
    const { clock, state, records, portico } = await arrangePriced({ actions: { getBalanceChanges } })
    records.current = [record({ id: 'r0', at: clock.now() + 300_000, status: 'confirmed', hash: '0xaa' })]
    startPurchase(portico, { providerId: 'fake', isOpened: true })
    await clock.advance(4_000)
    expect(state.purchase).toMatchObject({ phase: 'waiting', earlier: ['r0'] })
    records.current = [...records.current, record({ at: clock.now() + 300_000, status: 'confirmed', hash: '0xbb' })]
    await clock.advance(4_000)
    expect(state.purchase).toMatchObject({ phase: 'arrived', hash: '0xbb', received: 7_000_000n })
  })

  it('that is late is still seen on the chain', async () => {
    const { state, clock, balances } = await arrangePurchase()
    balances.usdc = 6_000_000n
    await clock.advance(176_000)
    // Within 180 s the provider's word counts.
    expect(state.purchase?.phase).toBe('waiting')
    balances.usdc = 5_000_000n
    await clock.advance(4_000)
    expect(state.purchase?.phase).toBe('late')
    balances.usdc = 29_500_000n
    await clock.advance(15_000)
    expect(state.purchase).toMatchObject({ phase: 'arrived', received: 24_500_000n })
  })

  it('that its provider works on for too long is seen on the chain as well', async () => {
    const { state, clock, records, balances } = await arrangePurchase()
    records.current = [record({ at: clock.now() })]
    await clock.advance(180_000)
    expect(state.purchase?.phase).toBe('processing')
    balances.usdc = 29_500_000n
    await clock.advance(15_000)
    expect(state.purchase).toMatchObject({ phase: 'arrived', received: 24_500_000n })
  })

  it.each([
    ['confirmed', { code: 'purchase-arrived', params: { symbol: 'USDC' } }],
    ['failed', { code: 'purchase-failed', params: { provider: 'Fake' } }],
  ] as const)('that is %s while the modal is closed is told in a toast', async (status, toast) => {
    const { clock, records, balances, portico } = await arrangePurchase()
    balances.usdc = 29_500_000n
    records.current = [record({ at: clock.now(), status })]
    await clock.advance(4_000)
    await vi.waitFor(() => expect(getPart(portico, toastPart).toast).toMatchObject(toast))
  })

  it('nothing is seen of is watched for 30 minutes, and looked at again on request', async () => {
    const { state, clock, portico, source, balances } = await arrangePurchase()
    await clock.advance(1_830_000)
    expect(state.purchase?.phase).toBe('unseen')
    const asked = vi.mocked(source.listRecords ?? vi.fn()).mock.calls.length
    await clock.advance(60_000)
    expect(vi.mocked(source.listRecords ?? vi.fn()).mock.calls).toHaveLength(asked)
    balances.usdc = 29_500_000n
    resumePurchase(portico)
    await clock.flush()
    expect(state.purchase?.phase).toBe('arrived')
  })

  it('at a provider that tells nothing is seen on the chain alone', async () => {
    const { state, clock, balances } = await arrangePurchase({
      provider: { load: async () => ({ getUrl: async () => 'https://pay.example/' }) },
    })
    await clock.advance(4_000)
    balances.usdc = 5_000_001n
    await clock.advance(4_000)
    expect(state.purchase).toMatchObject({ phase: 'arrived', received: 1n })
  })

  it('is not what came before its page was opened', async () => {
    const { state, clock, balances, portico } = await arrangePriced({
      provider: { load: async () => ({ getUrl: async () => 'https://pay.example/' }) },
    })
    balances.usdc = 9_000_000n
    await clock.advance(60_000)
    startPurchase(portico, { providerId: 'fake', isOpened: true })
    await clock.advance(4_000)
    expect(state.purchase).toMatchObject({ phase: 'waiting', before: 9_000_000n })
    balances.usdc = 9_000_001n
    await clock.advance(4_000)
    expect(state.purchase).toMatchObject({ phase: 'arrived', received: 1n })
  })

  it('says while nobody can be asked, and goes on', async () => {
    const listRecords = vi.fn(async () => Promise.reject(new Error('down')))
    const getTokenBalances = vi.fn(async () => Promise.reject(new Error('down')))
    const { state, clock } = await arrangePurchase({ source: { listRecords }, actions: { getTokenBalances } })
    expect(state.purchase).toMatchObject({ phase: 'waiting', isUnreachable: true })
    await clock.advance(8_000)
    expect(listRecords).toHaveBeenCalledTimes(3)
  })

  it('that is canceled is followed no longer, and another one can begin', async () => {
    const { state, clock, portico, records } = await arrangePurchase()
    cancelPurchase(portico)
    records.current = [record({ at: clock.now() })]
    await clock.advance(20_000)
    expect(state.purchase?.phase).toBe('canceled')
    expect(portico[internals].store.get(purchaseKey)).toBeUndefined()
    startPurchase(portico, { providerId: 'fake', isOpened: true })
    expect(state.purchase?.phase).toBe('waiting')
    cancelPurchase(portico)
    cancelPurchase(portico)
    expect(state.purchase).toBeUndefined()
  })

  it('is found by a page that is loaded anew, with what was there before', async () => {
    const test = await arrangePurchase()
    const { portico, state, clock, records, balances } = test
    await clock.advance(4_000)
    await reload(test)
    const kept = portico[internals].store.get(purchaseKey)
    expect(JSON.stringify(kept)).not.toContain('pay.example')
    records.current = [record({ at: clock.now(), status: 'confirmed' })]
    balances.usdc = 29_500_000n
    resumePurchase(portico)
    await clock.flush()
    expect(state.purchase).toMatchObject({ phase: 'arrived', received: 24_500_000n, expected: 24_500_000n })
    await reload(test)
    resumePurchase(portico)
    expect(state.purchase).toBeUndefined()
  })

  it('that was stored with a time to come is watched no longer than others', async () => {
    const test = await arrangePurchase()
    const { portico, state, clock } = test
    const kept = portico[internals].store.get(purchaseKey)
    await reload(test)
    if (kept) portico[internals].store.set(purchaseKey, { ...kept, startedAt: clock.now() + 10 ** 12 })
    resumePurchase(portico)
    await clock.advance(180_000)
    expect(state.purchase?.phase).toBe('late')
    await clock.advance(1_830_000)
    expect(state.purchase?.phase).toBe('unseen')
  })

  it('ends with the instance', async () => {
    const { portico, clock, source } = await arrangePurchase()
    portico.destroy()
    const asked = vi.mocked(source.listRecords ?? vi.fn()).mock.calls.length
    await clock.advance(60_000)
    expect(vi.mocked(source.listRecords ?? vi.fn()).mock.calls).toHaveLength(asked)
  })
})

describe('purchaseKey', () => {
  it.each([
    ['another namespace', { namespace: 'x y' }],
    ['no token', { token: { symbol: 1 } }],
    ['no account', { account: '' }],
    ['no time', { startedAt: 'now' }],
  ])('drops a purchase with %s', async (_, change) => {
    const { portico } = await arrangePurchase()
    const kept = portico[internals].store.get(purchaseKey)
    expect(kept).toMatchObject({ providerId: 'fake', expected: '24500000', before: '5000000' })
    expect(purchaseKey.parse(JSON.stringify({ ...kept, ...change }))).toBeUndefined()
  })
})

describe('watchPurchases', () => {
  it('lists newest first, again every 3 s while one is in progress', async () => {
    const { portico, clock, records } = await arrangeOnramp()
    records.current = [record({ id: 'old', at: 1, status: 'failed' }), record({ id: 'new', at: 2 })]
    const seen: Purchases[] = []
    const stop = watchPurchases(portico, (purchases) => seen.push(purchases))
    await clock.flush()
    expect(seen.map(({ status }) => status)).toEqual(['loading', 'ready'])
    expect(seen[1]?.records.map(({ id, provider }) => `${id} ${provider}`)).toEqual(['new Fake', 'old Fake'])
    records.current = [record({ id: 'new', at: 2, status: 'confirmed' })]
    await clock.advance(3_000)
    expect(seen).toHaveLength(3)
    await clock.advance(30_000)
    expect(seen).toHaveLength(3)
    stop()
  })

  it('tells a failure', async () => {
    const failing = async () => Promise.reject(new Error('down'))
    const { portico, clock } = await arrangeOnramp({ source: { listRecords: failing } })
    const seen: Purchases[] = []
    const stop = watchPurchases(portico, (purchases) => seen.push(purchases))
    await clock.flush()
    stop()
    expect(seen.at(-1)).toMatchObject({ status: 'error', error: { message: 'down' } })
  })
})

it('watchOnramp reports each change until it is stopped', async () => {
  const { portico } = await arrangePriced()
  const texts: string[] = []
  const stop = watchOnramp(portico, ({ amountText }) => texts.push(amountText))
  setOnrampAmount(portico, { text: '30' })
  await Promise.resolve()
  stop()
  setOnrampAmount(portico, { text: '31' })
  await Promise.resolve()
  expect(texts).toEqual(['25', '30'])
})
