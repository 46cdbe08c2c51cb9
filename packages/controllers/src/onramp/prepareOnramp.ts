import { formatAmount, type OnrampOffer, type OnrampProvider, type OnrampRequest } from '@portico/core'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { toPurchasePage } from '../services/blockchainApi/onramp/toPurchasePage.js'
import { getOnrampProblem } from './getOnrampProblem.js'
import type { OnrampChoice, OnrampState } from './OnrampState.js'
import { onrampErrors } from './onrampErrors.js'
import { onrampPart, onrampWorkPart } from './onrampPart.js'
import { getOnrampProviders, loadOnrampSource } from './onrampSources.js'
import { readOnrampBalance } from './readOnrampBalance.js'

/** Debounce of typing before providers are asked, in milliseconds. */
const debounceMs = 300

/**
 * Changes the form's input and schedules requests for every provider's page and price. Aborts requests for earlier input.
 *
 * @param portico The instance.
 * @param change Changes the state.
 */
export function editOnramp(portico: Portico, change: (state: OnrampState) => void): void {
  const { clock } = portico[internals]
  const state = getPart(portico, onrampPart)
  const work = getPart(portico, onrampWorkPart)
  change(state)
  work.cancelInput()
  work.input.abort()
  const controller = new AbortController()
  work.input = controller
  const { namespace, token } = state
  const providers = namespace && token ? getOnrampProviders(portico, namespace) : []
  state.askedAt = clock.now()
  // A page for earlier input is no longer offered.
  state.choices = providers.map(({ id, name, fee }) => ({ id, name, fee, status: 'loading', quoteStatus: 'idle' }))
  work.cancelInput = clock.setTimeout(() => {
    void readOnrampBalance(portico).catch(() => {})
    for (const provider of providers) void prepare(portico, { provider, signal: controller.signal })
  }, debounceMs)
}

type PrepareParameters = { readonly provider: OnrampProvider; readonly signal: AbortSignal }

/** Asks one provider for its page and, if the amount is valid, for its price. Puts the answers into the state. */
async function prepare(portico: Portico, { provider, signal }: PrepareParameters): Promise<void> {
  const { logger } = portico[internals]
  const state = getPart(portico, onrampPart)
  const set = (change: Partial<OnrampChoice>) => {
    if (signal.aborted) return
    state.choices = state.choices.map((each) => (each.id === provider.id ? { ...each, ...change } : each))
  }
  const request = toRequest(portico, state, signal)
  if (!request) return
  try {
    const source = await loadOnrampSource(portico, provider)
    const { quote } = source
    const amount = getOnrampProblem(state) ? undefined : request.amount
    if (!quote) set({ quoteStatus: 'unsupported' })
    else if (amount !== undefined) {
      set({ quoteStatus: 'loading' })
      quote({ ...request, amount }).then(
        (offer) => set(isOffer(offer) ? { quoteStatus: 'ready', offer } : { quoteStatus: 'none' }),
        (error) => {
          if (!signal.aborted) logger.warn('a purchase could not be priced', { provider: provider.id, error })
          set({ quoteStatus: 'none' })
        },
      )
    }
    const url = toPurchasePage(await source.getUrl({ ...request, amount }))
    if (url === undefined) throw onrampErrors('onramp/unsafe-page')
    set({ status: 'ready', url })
  } catch (error) {
    if (!signal.aborted) logger.warn('a provider of purchases named no page', { provider: provider.id, error })
    set({ status: 'error', error })
  }
}

/** Whether a provider's answer is a price: plain decimal numbers alone. */
function isOffer(offer: OnrampOffer | undefined): offer is OnrampOffer {
  if (!offer) return false
  const { receives, total, fee, networkFee } = offer
  return [receives, total, fee, networkFee].every((each) => /^\d{1,40}(\.\d{1,40})?$/.test(each))
}

function toRequest(portico: Portico, state: OnrampState, signal: AbortSignal): OnrampRequest | undefined {
  const { account, amount, currency, networkId, token } = state
  const network = portico.getState().networks.find(({ caipNetworkId }) => caipNetworkId === networkId)
  if (!account || !networkId || !network || !token || !currency) return undefined
  return {
    networkId,
    networkName: network.name,
    account,
    token: { symbol: token.symbol, address: token.address },
    currency: currency.id,
    amount: amount === undefined ? undefined : formatAmount(amount, 2),
    signal,
  }
}
