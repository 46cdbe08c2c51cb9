import { balanceTarget } from '../assets/balances/balanceTarget.js'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { onrampErrors } from './onrampErrors.js'
import { createOnrampState, onrampPart } from './onrampPart.js'
import { getOnrampProviders } from './onrampSources.js'
import { editOnramp } from './prepareOnramp.js'
import { resumePurchase } from './resumePurchase.js'

/**
 * Starts the form to buy with, for the active account on its network: reads what can be bought and with what, and asks
 * every provider for its page. What was typed for the same account and network is kept. A purchase that an earlier page
 * had begun is followed again.
 *
 * @param portico The instance.
 * @returns Resolves once it is known what can be bought.
 * @throws `onramp/not-connected`, `onramp/no-provider`, `onramp/aborted` if account or network change meanwhile.
 */
export async function startOnramp(portico: Portico): Promise<void> {
  const { lifetime } = portico[internals]
  const state = getPart(portico, onrampPart)
  const { namespace, address: account, networkId, definition } = balanceTarget(portico)
  if (!account || !networkId) throw onrampErrors('onramp/not-connected')
  if (!definition || getOnrampProviders(portico, namespace).length === 0) throw onrampErrors('onramp/no-provider')
  resumePurchase(portico)
  const isSame = state.account === account && state.networkId === networkId
  if (!isSame) {
    const { amountText, amount, currency, methodId, purchase } = state
    Object.assign(state, createOnrampState(), { amountText, amount, currency, methodId, purchase })
  }
  Object.assign(state, { namespace, networkId, account })
  if (state.optionsStatus === 'idle') state.optionsStatus = 'loading'
  // It asks the data service, whose code most of the form does without.
  const { listOnrampCurrencies, listOnrampTokens, loadOnrampOptions } = await import('./loadOnrampOptions.js')
  const options = await loadOnrampOptions(portico, { signal: lifetime }).catch((cause: unknown) => {
    throw onrampErrors('onramp/aborted', undefined, { cause })
  })
  if (state.account !== account || state.networkId !== networkId) throw onrampErrors('onramp/aborted')
  editOnramp(portico, () => {
    state.tokens = listOnrampTokens(options, definition)
    state.currencies = listOnrampCurrencies(options.paymentCurrencies)
    const token = state.tokens.find(({ symbol }) => symbol === state.token?.symbol)
    state.token = token ?? state.tokens.find(({ symbol }) => symbol === 'USDC') ?? state.tokens[0]
    state.currency = state.currencies.find(({ id }) => id === state.currency?.id) ?? state.currencies[0]
    state.optionsStatus = 'ready'
  })
}
