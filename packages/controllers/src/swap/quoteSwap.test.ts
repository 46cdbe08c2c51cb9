import { PorticoError } from '@portico/core'
import { httpErrors } from '@portico/core/internal'
import { describe, expect, it, vi } from 'vitest'
import { arrangeQuoted, arrangeSwap, arrangeToken, dai, usdc } from './arrangeSwap.test.fixture.js'
import { flipSwap } from './flipSwap.js'
import { getSwapProblem } from './getSwapProblem.js'
import { refreshSwapQuote } from './refreshSwapQuote.js'
import { setSlippage } from './setSlippage.js'
import { setSwapAmount } from './setSwapAmount.js'
import { setSwapToken } from './setSwapToken.js'
import { startSwap } from './startSwap.js'
import { getSwapNetworks } from './swapSources.js'
import { watchSwap } from './watchSwap.js'

describe('startSwap', () => {
  it('lists the native currency first, then what is held and what the provider lists', async () => {
    const { portico, state } = await arrangeSwap({ source: { fee: 30 } })
    await startSwap(portico)
    expect(state).toMatchObject({
      networkId: 'eip155:1',
      provider: { id: 'fake', name: 'Fake', fee: 30 },
      tokensStatus: 'ready',
      fromToken: { symbol: 'ETH', balance: 10n ** 18n },
      toToken: undefined,
    })
    expect(state.tokens.map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC', 'DAI'])
  })

  it('takes tokens by symbol or address, and an amount', async () => {
    const { portico, state, clock } = await arrangeSwap()
    await startSwap(portico, { fromToken: 'usdc', toToken: dai.address?.toLowerCase(), amount: '1.5' })
    await clock.advance(200)
    expect(state).toMatchObject({ fromToken: { symbol: 'USDC' }, toToken: { symbol: 'DAI' }, amount: 1_500_000n })
    expect(state.quote).toMatchObject({ status: 'ready', toAmount: 3_000_000n })
    await expect(startSwap(portico, { toToken: 'NONE' })).rejects.toMatchObject({ code: 'swap/unknown-token' })
  })

  it('takes the token that the provider names, not one that somebody has sent under its symbol', async () => {
    const fake = { ...usdc, address: `0x${'66'.repeat(20)}` }
    const { portico, adapter, state } = await arrangeSwap()
    adapter.getWalletAssets = async () => [{ token: fake, amount: 9n }]
    await startSwap(portico, { toToken: 'USDC' })
    expect(state.tokens.map(({ address, isNamed }) => [address, isNamed])).toEqual([
      [undefined, true],
      [fake.address, false],
      [usdc.address, true],
      [dai.address, true],
    ])
    expect(state.toToken?.address).toBe(usdc.address)
  })

  it('says where nobody swaps, and where somebody does', async () => {
    const { portico, connection } = await arrangeSwap()
    connection.setNetwork('eip155:8453')
    await expect(startSwap(portico)).rejects.toMatchObject({
      message: expect.stringContaining('Network not supported'),
    })
    expect(await getSwapNetworks(portico)).toEqual(['eip155:1'])
    const none = await arrangeSwap({ options: { swaps: { providers: [] } } })
    expect(await getSwapNetworks(none.portico)).toEqual([])
  })

  it('goes on without the list of the provider, says why, and reads it again on request', async () => {
    const listTokens = vi.fn(async () => [usdc])
    listTokens.mockRejectedValueOnce(httpErrors('http/network', { url: 'https://a.example' }))
    const { portico, state } = await arrangeSwap({ source: { listTokens } })
    await startSwap(portico)
    expect(state).toMatchObject({ tokensStatus: 'error', tokensError: { code: 'swap/service-failed' } })
    expect(state.tokens.map(({ symbol }) => symbol)).toEqual(['ETH'])
    await refreshSwapQuote(portico)
    expect(state).toMatchObject({ tokensStatus: 'ready', tokensError: undefined })
  })

  it('asks the network again on request, also right after it has failed', async () => {
    const { portico, adapter, state, clock } = await arrangeSwap()
    adapter.setNativeBalance(new Error('no network'))
    await startSwap(portico, { toToken: 'USDC', amount: '0.1' })
    await clock.advance(200)
    expect(state.quote).toMatchObject({ status: 'error' })
    adapter.setNativeBalance(10n ** 18n)
    await refreshSwapQuote(portico)
    expect(state).toMatchObject({ quote: { status: 'ready' }, fromToken: { balance: 10n ** 18n } })
  })

  it('keeps a draft of the same account and network', async () => {
    const { portico, state } = await arrangeQuoted()
    await startSwap(portico)
    expect(state).toMatchObject({ amountText: '0.5', toToken: { symbol: 'USDC' }, quote: { status: 'ready' } })
  })
})

describe('quotes', () => {
  it('tell amount, minimum, rate and until when they hold', async () => {
    const { state, clock } = await arrangeQuoted()
    expect(state.quote).toEqual({
      status: 'ready',
      at: clock.now(),
      expiresAt: clock.now() + 30_000,
      toAmount: 10n ** 18n,
      minimumReceived: 99n * 10n ** 16n,
      rate: '2000000000000',
      impact: undefined,
    })
    expect(getSwapProblem(state)).toBeUndefined()
  })

  it('follow a change after 200 ms, once', async () => {
    const { portico, clock, source, state } = await arrangeQuoted()
    for (const text of ['0.1', '0.12', '0.123']) {
      setSwapAmount(portico, { text })
      await clock.advance(199)
    }
    expect(source.quote).toHaveBeenCalledTimes(1)
    expect(state.quote).toEqual({ status: 'loading' })
    await clock.advance(1)
    expect(source.quote).toHaveBeenCalledTimes(2)
    expect(state.quote).toMatchObject({ status: 'ready', toAmount: 246n * 10n ** 15n })
  })

  it('are never overwritten by older ones', async () => {
    const answers: ((amount: bigint) => void)[] = []
    const quote = () =>
      new Promise<{ toAmount: bigint }>((resolve) => answers.push((toAmount) => resolve({ toAmount })))
    const { portico, clock, state } = await arrangeQuoted({ source: { quote } })
    setSwapAmount(portico, { text: '0.6' })
    await clock.advance(200)
    answers[1]?.(222n)
    await clock.flush()
    answers[0]?.(111n)
    await clock.flush()
    expect(state.quote).toMatchObject({ status: 'ready', toAmount: 222n })
  })

  it('are renewed every 10 s while somebody follows, by one timer, and no longer', async () => {
    const { portico, clock, source } = await arrangeQuoted()
    const stops = [watchSwap(portico, () => {}), watchSwap(portico, () => {})]
    await clock.advance(10_000)
    expect(source.quote).toHaveBeenCalledTimes(2)
    await clock.advance(10_000)
    expect(source.quote).toHaveBeenCalledTimes(3)
    for (const stop of stops) stop()
    await clock.advance(60_000)
    expect(source.quote).toHaveBeenCalledTimes(3)
  })

  it('wait as long as the service asks', async () => {
    const limited = httpErrors('http/status', { status: 429, url: 'a', body: '', retryAfterMs: 60_000 })
    const quote = vi.fn(async () => ({ toAmount: 9n }))
    quote.mockRejectedValueOnce(limited)
    const { portico, clock, state } = await arrangeQuoted({ source: { quote } })
    expect(state.quote).toMatchObject({ error: { code: 'swap/rate-limited', params: { retryAfterMs: 60_000 } } })
    expect(getSwapProblem(state)).toBe('rate-limited')
    watchSwap(portico, () => {})
    setSwapAmount(portico, { text: '0.7' })
    // Nobody is looking for a price meanwhile, and the form says why.
    expect(getSwapProblem(state)).toBe('rate-limited')
    await clock.advance(59_000)
    expect(quote).toHaveBeenCalledTimes(1)
    expect(getSwapProblem(state)).toBe('rate-limited')
    await clock.advance(1_000)
    expect(state.quote).toMatchObject({ status: 'ready', toAmount: 9n })
  })

  it('give up on a provider that never answers', async () => {
    const { state, clock } = await arrangeQuoted({ source: { quote: () => new Promise(() => {}) } })
    await clock.advance(30_000)
    expect(state.quote).toMatchObject({ status: 'error', error: { code: 'swap/service-failed' } })
    expect(getSwapProblem(state)).toBe('service-down')
  })

  const refused = (body: unknown) =>
    httpErrors('http/status', { status: 400, url: 'a', body: JSON.stringify(body), retryAfterMs: undefined })
  it.each<[string, unknown, string, string]>([
    ['nothing', undefined, 'swap/no-route', 'no-route'],
    ['too little', refused({ code: 'amount_too_small' }), 'swap/amount-too-small', 'too-small'],
    ['too much', refused({ reasons: [{ name: 'AMOUNT_TOO_LARGE' }] }), 'swap/amount-too-large', 'too-large'],
    ['no liquidity', refused({ reasons: [{ name: 'insufficient liquidity' }] }), 'swap/no-route', 'no-route'],
    ['nonsense', refused('what'), 'swap/service-failed', 'service-down'],
    ['that it is down', new Error('down'), 'swap/service-failed', 'service-down'],
    [
      'that it knows no gas price',
      new PorticoError('blockchain-api/gas-price-unsupported', undefined, { shortMessage: 'x' }),
      'blockchain-api/gas-price-unsupported',
      'gas-price-unsupported',
    ],
  ])('tell causes apart: %s', async (_, error, code, problem) => {
    const quote = async () => {
      if (error !== undefined) throw error
      return undefined
    }
    const { state } = await arrangeQuoted({ source: { quote } })
    expect(state.quote).toMatchObject({ status: 'error', error: { code } })
    expect(getSwapProblem(state)).toBe(problem)
  })

  it('compare prices where they are known', async () => {
    const getPrices = async () => [2_000, 0.000_000_001]
    const { state } = await arrangeQuoted({ source: { getPrices } })
    // 1,000 dollars give 10^12 units of 10^-9 dollars.
    expect(state.quote.impact).toBe(0)
    const worse = await arrangeQuoted({ source: { getPrices: async () => [2_000, 0.000_000_000_8] } })
    expect(worse.state.quote.impact).toBe(2_000)
    const offered = await arrangeQuoted({ source: { quote: async () => ({ toAmount: 7_000_000n, impact: 12 }) } })
    expect(offered.state.quote.impact).toBe(12)
  })

  it.each<[string, readonly number[], number | undefined, number | undefined]>([
    ['a price that flatters the token hides no loss that the pool has', [2_000, 0.000_000_002], 5_000, 5_000],
    ['the prices tell a worse loss than the pool', [2_000, 0.000_000_000_5], 12, 5_000],
    ['a price of nothing says nothing', [0, 1], undefined, undefined],
    ['a price of nothing leaves what the pool says', [0, 1], 5_000, 5_000],
    ['a price that is no number says nothing', [Number.NaN, 1], 5_000, 5_000],
    ['an impact that is no number says nothing', [2_000, 0.000_000_000_8], Number.NaN, 2_000],
  ])('tell the worst that is known: %s', async (_, prices, impact, expected) => {
    const quote = async ({ amount }: { amount: bigint }) => ({ toAmount: 2n * amount, impact })
    const { state } = await arrangeQuoted({ source: { getPrices: async () => prices, quote } })
    expect(state.quote).toMatchObject({ status: 'ready', impact: expected })
  })
})

describe('the form', () => {
  it.each([
    ['', 'add-amount'],
    ['0', 'add-amount'],
    ['1,5', 'incorrect-value'],
    ['0.0000000000000000001', 'incorrect-value'],
    ['1e3', 'incorrect-value'],
    ['2', 'insufficient-token'],
  ])('says what is wrong with %j', async (text, problem) => {
    const { portico, state } = await arrangeQuoted()
    setSwapAmount(portico, { text })
    expect([state.amountText, getSwapProblem(state)]).toEqual([text, problem])
  })

  it('exchanges the tokens, and parses the amount with the decimals of what is given', async () => {
    const { portico, state } = await arrangeQuoted()
    flipSwap(portico)
    expect(state).toMatchObject({ fromToken: { symbol: 'USDC' }, toToken: { symbol: 'ETH' }, amount: 500_000n })
    setSwapToken(portico, { side: 'to', address: usdc.address })
    expect(state).toMatchObject({ fromToken: { symbol: 'ETH' }, toToken: { symbol: 'USDC' } })
    expect(() => setSwapToken(portico, { side: 'to', address: '0x1' })).toThrow(
      expect.objectContaining({ code: 'swap/unknown-token' }),
    )
  })

  it('believes the network, and no list, about decimals', async () => {
    const listTokens = async () => [{ ...usdc, decimals: 2 }, dai]
    const { portico, state, clock } = await arrangeSwap({ source: { listTokens } })
    await startSwap(portico, { fromToken: 'USDC', toToken: 'ETH', amount: '1' })
    await clock.advance(200)
    expect(state).toMatchObject({ amount: 1_000_000n, quote: { status: 'ready', toAmount: 2_000_000n } })
    const none = await arrangeSwap({ source: { listTokens }, tokenBalances: [] })
    await startSwap(none.portico, { fromToken: 'USDC', toToken: 'ETH', amount: '1' })
    await none.clock.advance(200)
    expect(none.state.quote).toMatchObject({ status: 'error', error: { code: 'swap/unknown-token' } })
  })

  it('takes 0.05 % to 5 % of slippage, at once', async () => {
    const { portico, state, source } = await arrangeToken()
    setSlippage(portico, { slippage: 500 })
    expect(state.quote).toMatchObject({ status: 'ready', minimumReceived: 3_800_000n })
    setSlippage(portico, { slippage: 5 })
    expect(state.quote.minimumReceived).toBe(3_998_000n)
    expect(source.quote).toHaveBeenCalledTimes(1)
    for (const slippage of [4, 501, 1.5, Number.NaN])
      expect(() => setSlippage(portico, { slippage })).toThrow(
        expect.objectContaining({ code: 'swap/invalid-slippage' }),
      )
  })
})
