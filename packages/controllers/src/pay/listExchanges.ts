import { formatAmount } from '@portico/core'
import { wait } from '@portico/core/internal'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import type { PayExchange } from '../services/blockchainApi/pay/PayExchange.js'
import { requestExchanges } from '../services/blockchainApi/pay/requestExchanges.js'
import { getPayProblem } from './getPayProblem.js'
import { payErrors } from './payErrors.js'
import { payPart, payWorkPart } from './payPart.js'
import { trackPayOpen } from './trackPay.js'

/** Debounce of typing before the service is asked, in milliseconds. */
const debounceMs = 300
/** Maximum number of pages to request. */
const mostPages = 5

/**
 * Lists the exchanges for the form's input. Aborts a request for earlier input, so that no stale answer is shown. Never
 * rejects: the form shows failures.
 *
 * @param portico The instance.
 * @param options Whether more input may follow at once.
 */
export async function listExchanges(
  portico: Portico,
  { isTyping = false }: { readonly isTyping?: boolean | undefined } = {},
): Promise<void> {
  const { clock, logger } = portico[internals]
  const state = getPart(portico, payPart)
  const work = getPart(portico, payWorkPart)
  work.list.abort()
  const controller = new AbortController()
  work.list = controller
  const { signal } = controller
  if (!state.asset) return
  Object.assign(state, { exchangesStatus: 'loading', exchangesError: undefined })
  if (isTyping) await wait({ clock, ms: debounceMs, signal })
  if (signal.aborted) return
  try {
    const exchanges = await requestAll(portico, signal)
    if (signal.aborted) return
    Object.assign(state, { exchangesStatus: 'ready', exchanges })
    if (!work.isTold) trackPayOpen(portico, state)
    work.isTold = true
  } catch (cause) {
    if (signal.aborted) return
    logger.warn('the exchanges could not be listed', { error: cause })
    const exchangesError = payErrors('pay/exchanges-failed', undefined, { cause })
    Object.assign(state, { exchangesStatus: 'error', exchangesError })
  }
}

/** Requests pages until there are no more. */
async function requestAll(portico: Portico, signal: AbortSignal): Promise<readonly PayExchange[]> {
  const state = getPart(portico, payPart)
  const { asset, amount } = state
  const isAmount = asset && amount !== undefined && !getPayProblem(state)
  const wanted = { asset: asset?.id, ...(isAmount && { amount: formatAmount(amount, asset.decimals) }) }
  const found = new Map<string, PayExchange>()
  for (let page = 0; page < mostPages; page++) {
    const before = found.size
    const { exchanges, total } = await requestExchanges(portico, { ...wanted, page, signal })
    for (const each of exchanges) if (!found.has(each.id)) found.set(each.id, each)
    if (found.size >= total || found.size === before) break
  }
  return [...found.values()]
}
