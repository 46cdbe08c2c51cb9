import { formatAmount, isPorticoError, swapErrors } from '@portico/core'
import { isRecord, linkSignals, settle } from '@portico/core/internal'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { describeInput, toSwapRequest } from './describeInput.js'
import { readSwapToken } from './readSwapToken.js'
import type { SwapQuoteState, SwapState } from './SwapState.js'
import { swapPart } from './swapPart.js'
import { findSwapProvider, type LoadedSwapProvider } from './swapSources.js'
import { swapWorkPart } from './swapWorkPart.js'
import { toSwapError } from './toSwapError.js'

/** How long a provider may take to answer, in milliseconds. */
export const providerTimeoutMs = 30_000
/** How long a quote can be confirmed, in milliseconds. */
export const quoteLifetimeMs = 30_000
/** Refresh interval of quotes while the form is shown, in milliseconds. */
export const refreshMs = 10_000
/** Digits after the point that the rate is computed with. */
const ratePrecision = 18

/**
 * Requests a quote for the form's input and aborts an earlier request. Does nothing while the form is incomplete.
 *
 * @param portico The instance.
 * @param options Aborts it.
 * @throws `swap/aborted`, `swap/no-route`, `swap/amount-too-small`, `swap/amount-too-large`, `swap/rate-limited`,
 * `swap/service-failed`, and the errors of reading the network.
 */
export async function quoteSwap(
  portico: Portico,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const { clock, lifetime } = portico[internals]
  const state = getPart(portico, swapPart)
  const work = getPart(portico, swapWorkPart)
  work.cancelQuote()
  work.quote.abort()
  if (!state.fromToken || !state.toToken || !state.amount || !state.provider) return
  const controller = new AbortController()
  work.quote = controller
  const unlink = linkSignals(controller, [signal, lifetime])
  const { error: _, ...numbers } = state.quote
  const earlier = work.quoted === describeInput(state) && numbers.toAmount !== undefined ? numbers : undefined
  state.quote = { ...earlier, status: 'loading' }
  try {
    const options = {
      signal: controller.signal,
      toAbortError: () => swapErrors('swap/aborted'),
      limit: { clock, ms: providerTimeoutMs, error: () => swapErrors('swap/service-failed') },
    }
    const quote = await settle(() => requestQuote(portico, { state, signal: controller.signal }), options)
    if (work.quote !== controller) throw swapErrors('swap/aborted')
    work.quoted = quote.key
    state.quote = quote.found
  } catch (thrown) {
    const error = toSwapError(thrown)
    // An aborted request leaves the earlier quote as it was.
    const isLeft = controller.signal.aborted
    if (work.quote === controller) {
      if (!isLeft || !earlier) work.quoted = undefined
      work.notBefore = clock.now() + readPause(error)
      const left: SwapQuoteState = earlier ? { ...earlier, status: 'ready' } : { status: 'idle' }
      state.quote = isLeft ? left : { status: 'error', error }
    }
    throw error
  } finally {
    unlink()
    if (work.quote === controller) work.renewAt = clock.now() + refreshMs
    controller.abort()
  }
}

type RequestParameters = { readonly state: SwapState; readonly signal: AbortSignal }

async function requestQuote(portico: Portico, { state, signal }: RequestParameters) {
  await Promise.all([readSwapToken(portico, 'from'), readSwapToken(portico, 'to')])
  const key = describeInput(state)
  const request = toSwapRequest(state)
  const { source } = await findSource(portico, { state, signal })
  const at = portico[internals].clock.now()
  const [offer, prices] = await Promise.all([
    source.quote({ ...request, signal }),
    readPrices(portico, { state, source, signal }),
  ])
  if (!offer) throw swapErrors('swap/no-route')
  const { toAmount } = offer
  const minimumReceived = toMinimum(toAmount, state.slippage)
  // A minimum of zero base units would guarantee nothing.
  if (minimumReceived <= 0n) throw swapErrors('swap/amount-too-small')
  const found: SwapQuoteState = {
    status: 'ready',
    at,
    expiresAt: at + quoteLifetimeMs,
    toAmount,
    minimumReceived,
    rate: toRate(request, toAmount),
    impact: toImpact([offer.impact, toPricedImpact(request, toAmount, prices)]),
  }
  return { key, found }
}

/** What is received at least, rounded down. */
export function toMinimum(toAmount: bigint, slippage: number): bigint {
  return (toAmount * BigInt(10_000 - slippage)) / 10_000n
}

/** The highest known impact, in basis points: prices may be wrong, and a provider may understate its own. */
function toImpact(known: readonly (number | undefined)[]): number | undefined {
  const impacts = known.flatMap((impact) => (impact !== undefined && Number.isFinite(impact) ? [impact] : []))
  return impacts.length > 0 ? Math.max(0, ...impacts) : undefined
}

/** Value lost according to the prices of the tokens, in basis points; `undefined` if a price is unknown. */
function toPricedImpact(
  { amount, from, to }: ReturnType<typeof toSwapRequest>,
  toAmount: bigint,
  [fromPrice, toPrice]: readonly (number | undefined)[],
): number | undefined {
  if (!fromPrice || !toPrice) return undefined
  const given = Number(formatAmount(amount, from.decimals)) * fromPrice
  const taken = Number(formatAmount(toAmount, to.decimals)) * toPrice
  return Math.round((1 - taken / given) * 10_000)
}

function toRate({ amount, from, to }: ReturnType<typeof toSwapRequest>, toAmount: bigint): string {
  const scale = 10n ** BigInt(from.decimals + ratePrecision)
  return formatAmount((toAmount * scale) / (amount * 10n ** BigInt(to.decimals)), ratePrecision)
}

/** Finds the source of the form's provider. */
export async function findSource(portico: Portico, { state, signal }: RequestParameters): Promise<LoadedSwapProvider> {
  const { networkId, provider } = state
  const found = networkId && (await findSwapProvider(portico, { networkId, signal }))
  if (!found || found.provider.id !== provider?.id) throw swapErrors('swap/unsupported-network')
  return found
}

async function readPrices(
  portico: Portico,
  { state, source, signal }: RequestParameters & Pick<LoadedSwapProvider, 'source'>,
): Promise<readonly (number | undefined)[]> {
  const { networkId, fromToken, toToken } = state
  if (!networkId || !fromToken || !toToken) return []
  const known = [fromToken.price, toToken.price]
  if (!source.getPrices || known.every((price) => price !== undefined)) return known
  const tokens = [fromToken, toToken].map(({ address, symbol, name, decimals }) => ({
    address,
    symbol,
    name,
    decimals,
  }))
  try {
    return await source.getPrices({ networkId, tokens, signal })
  } catch (error) {
    portico[internals].logger.debug('the prices of a swap are not known', { error })
    return known
  }
}

/**
 * Schedules a quote, at the earliest when the service accepts requests again; until then the form shows the rate limit.
 * Replaces a scheduled quote.
 */
export function scheduleQuote(portico: Portico, ms: number): void {
  const { clock } = portico[internals]
  const state = getPart(portico, swapPart)
  const work = getPart(portico, swapWorkPart)
  const run = () => {
    // The state shows the failure.
    quoteSwap(portico).catch(() => {})
  }
  const pause = work.notBefore - clock.now()
  if (pause > ms && state.quote.status === 'loading')
    state.quote = { status: 'error', error: swapErrors('swap/rate-limited', { retryAfterMs: pause }) }
  work.cancelQuote()
  work.cancelQuote = clock.setTimeout(run, Math.max(ms, pause))
}

function readPause(error: unknown): number {
  const params = isPorticoError(error, 'swap/rate-limited') && isRecord(error.params) ? error.params : {}
  return typeof params.retryAfterMs === 'number' ? params.retryAfterMs : 0
}
