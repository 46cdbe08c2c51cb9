import { describe, expect, it } from 'vitest'
import { otherAddress, ownAddress } from '../navigation/modal/arrange.test.fixture.js'
import { arrangePay, usdc, usdcId } from './arrangePay.test.fixture.js'
import { choosePayExchange } from './choosePayExchange.js'
import { refreshExchanges, setPayAmount, setPayAsset } from './editPay.js'
import { getPayProblem } from './getPayProblem.js'
import { startPay } from './startPay.js'

describe('startPay', () => {
  it('offers the native currency and the tokens of the app, to the connected account', async () => {
    const { portico, state, clock, asked } = await arrangePay()
    await startPay(portico)
    await clock.flush()
    expect(state).toMatchObject({ status: 'ready', recipient: ownAddress, isOwn: true, isFixed: false })
    expect(state.assets.map(({ id, decimals }) => `${id} ${decimals}`)).toEqual([
      'eip155:1/slip44:60 18',
      `${usdcId} 6`,
    ])
    expect(state.exchanges).toEqual([
      { id: 'coinlab', name: 'Coinlab', image: 'https://data.example/coinlab.png' },
      { id: 'bit', name: 'Bit' },
    ])
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ method: 'reown_getExchanges', params: { page: 0, asset: 'eip155:1/slip44:60' } })
    expect(asked[0]?.params).not.toHaveProperty('amount')
  })

  it('takes asset, amount and recipient from the app', async () => {
    const { portico, state, clock, asked } = await arrangePay()
    await startPay(portico, { asset: usdcId, amount: '12.50', recipient: `eip155:1:${otherAddress}` })
    await clock.flush()
    expect(state).toMatchObject({ recipient: otherAddress, isOwn: false, isFixed: true, amount: 12_500_000n })
    expect(asked.at(-1)?.params).toMatchObject({ asset: usdcId, amount: '12.5' })
    expect(() => setPayAmount(portico, { text: '1' })).toThrow(/the app has set/)
  })

  it.each([
    ['pay/invalid-asset', { asset: 'eip155:1/slip44:1' }],
    ['pay/asset-not-supported', { asset: 'eip155:137/slip44:60' }],
    ['pay/asset-not-supported', { asset: `eip155:1/erc20:${otherAddress}` }],
    ['pay/invalid-amount', { asset: usdcId, amount: '0' }],
    ['pay/invalid-amount', { asset: usdcId, amount: '1.1234567' }],
    ['pay/invalid-amount', { asset: usdcId, amount: '-1' }],
    ['pay/invalid-amount', { amount: '1' }],
    ['pay/invalid-recipient', { asset: usdcId, recipient: otherAddress }],
    ['pay/invalid-recipient', { asset: usdcId, recipient: 'eip155:1:nobody' }],
    ['pay/recipient-mismatch', { asset: usdcId, recipient: `eip155:8453:${otherAddress}` }],
    ['pay/recipient-mismatch', { asset: usdcId, recipient: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:abc' }],
    ['pay/not-connected', { asset: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/slip44:501' }],
  ] as const)('refuses with %s: %o', async (code, parameters) => {
    const { portico, state } = await arrangePay({ actions: { isAddress: (text) => /^0x[\da-f]{40}$/i.test(text) } })
    await expect(startPay(portico, parameters)).rejects.toMatchObject({ code })
    expect(state).toMatchObject({ status: 'error', error: { code } })
  })

  it('does nothing while the feature is off, or without a data service', async () => {
    const off = await arrangePay({ options: { features: {} } })
    await expect(startPay(off.portico)).rejects.toMatchObject({ code: 'pay/turned-off' })
    expect(off.fetch.calls.filter(({ url }) => url.pathname === '/v1/json-rpc')).toEqual([])
    const alone = await arrangePay({ options: { services: {} } })
    await expect(startPay(alone.portico)).rejects.toMatchObject({ code: 'pay/no-service' })
  })

  it('gives way to a later start', async () => {
    const { portico, state } = await arrangePay()
    const first = startPay(portico)
    const second = startPay(portico, { asset: usdcId })
    await expect(first).rejects.toMatchObject({ code: 'pay/aborted' })
    await second
    expect(state).toMatchObject({ status: 'ready', asset: { id: usdcId } })
  })

  it('keeps what was typed, and the native currency where tokens cannot be read', async () => {
    const { portico, state } = await arrangePay({
      actions: { getTokenBalances: () => Promise.reject(new Error('down')) },
    })
    await startPay(portico)
    setPayAmount(portico, { text: '0.1' })
    await startPay(portico)
    expect(state.assets.map(({ symbol }) => symbol)).toEqual(['ETH'])
    expect(state).toMatchObject({ amountText: '0.1', amount: 10n ** 17n })
  })
})

describe('the exchanges', () => {
  it('are asked for once typing rests, and an older answer does not stand for newer input', async () => {
    const { portico, state, clock, answers, asked } = await arrangePay()
    await startPay(portico, { asset: usdcId })
    await clock.flush()
    answers.Exchanges = ({ amount }) => {
      if (amount !== '1') return { result: { exchanges: [], total: 0 } }
      return 'hang'
    }
    setPayAmount(portico, { text: '1' })
    await clock.advance(300)
    setPayAmount(portico, { text: '12' })
    setPayAmount(portico, { text: '12.5' })
    await clock.advance(300)
    expect(asked.map(({ params }) => params.amount)).toEqual([undefined, '1', '12.5'])
    expect(state).toMatchObject({ exchangesStatus: 'ready', exchanges: [] })
  })

  it('come from all pages, each once', async () => {
    const { portico, state, clock, answers } = await arrangePay()
    const list = Array.from({ length: 5 }, (_, at) => ({ id: `e${at}`, name: `E${at}` }))
    answers.Exchanges = ({ page }) => ({
      result: { exchanges: list.slice(Number(page) * 2, Number(page) * 2 + 3), total: 5 },
    })
    await startPay(portico)
    await clock.flush()
    expect(state.exchanges.map(({ id }) => id)).toEqual(['e0', 'e1', 'e2', 'e3', 'e4'])
  })

  it.each([
    ['refused', { error: { message: 'no such asset' } }],
    ['malformed', { json: { result: { exchanges: 'none' } } }],
    ['down', { json: {}, status: 400 }],
    ['not JSON', new Response('<p>')],
  ] as const)('say when they could not be listed: %s', async (_, answer) => {
    const { portico, state, clock, answers } = await arrangePay()
    const { Exchanges } = answers
    answers.Exchanges = () => answer
    await startPay(portico)
    await clock.advance(20_000)
    expect(state).toMatchObject({ exchangesStatus: 'error', exchangesError: { code: 'pay/exchanges-failed' } })
    answers.Exchanges = Exchanges
    await refreshExchanges(portico)
    expect(state).toMatchObject({ exchangesStatus: 'ready', exchangesError: undefined })
  })

  it('are those of the asset', async () => {
    const { portico, state, clock, asked } = await arrangePay()
    await startPay(portico)
    setPayAmount(portico, { text: '1.5' })
    setPayAsset(portico, { id: usdcId })
    await clock.flush()
    expect(state).toMatchObject({ asset: { address: usdc }, amount: 1_500_000n })
    expect(asked.at(-1)?.params).toMatchObject({ asset: usdcId, amount: '1.5' })
    expect(() => setPayAsset(portico, { id: 'eip155:1/slip44:1' })).toThrow(/cannot be paid/)
  })
})

describe('what to correct', () => {
  it('is told before an exchange is asked for a page', async () => {
    const { portico, state, clock, asked } = await arrangePay()
    expect(getPayProblem(state)).toBe('no-asset')
    await startPay(portico, { asset: usdcId })
    await clock.flush()
    expect(getPayProblem(state)).toBe('no-amount')
    for (const text of ['0', '1e3', '1.1234567', '-4']) {
      setPayAmount(portico, { text })
      expect(getPayProblem(state)).toBe('incorrect-amount')
    }
    await expect(choosePayExchange(portico, { exchangeId: 'coinlab' })).rejects.toMatchObject({ code: 'pay/not-ready' })
    await expect(choosePayExchange(portico, { exchangeId: 'gone' })).rejects.toMatchObject({
      code: 'pay/unknown-exchange',
    })
    setPayAmount(portico, { text: '12.5' })
    expect(getPayProblem(state)).toBeUndefined()
    expect(asked.some(({ method }) => method === 'reown_getExchangePayUrl')).toBe(false)
  })
})
