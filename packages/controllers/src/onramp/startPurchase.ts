import { track } from '../analytics/track.js'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { followPurchase } from './followPurchase.js'
import { getOnrampProblem } from './getOnrampProblem.js'
import type { OnrampChoice, OnrampPurchase, OnrampState } from './OnrampState.js'
import { onrampErrors } from './onrampErrors.js'
import { onrampPart, onrampWorkPart } from './onrampPart.js'
import { describePlace } from './readOnrampBalance.js'
import { toOfferedUnits } from './toOfferedUnits.js'

/** What `startPurchase` takes. */
export type StartPurchaseParameters = {
  /** Id of one of the form's `choices`. */
  readonly providerId: string
  /**
   * Whether the page has been opened already, as by a link with the choice's `url`. Default `false`: it is opened here, in
   * a tab of its own that cannot reach this one.
   */
  readonly isOpened?: boolean | undefined
}

/**
 * Begins a purchase on a provider's page, which asks for the amount if none is typed. Polls the provider every 4 s for
 * 180 s, then watches the account for an incoming transfer. Call it in the task of the click, or the browser blocks the
 * page as a pop-up.
 *
 * @param portico The instance.
 * @param parameters Who sells.
 * @throws `onramp/not-ready` while the form has a problem or the page is not known, `onramp/in-progress`,
 * `onramp/unknown-choice`
 */
export function startPurchase(portico: Portico, { providerId, isOpened = false }: StartPurchaseParameters): void {
  const state = getPart(portico, onrampPart)
  const choice = state.choices.find(({ id }) => id === providerId)
  if (!choice) throw onrampErrors('onramp/unknown-choice', { kind: 'provider' })
  if (isUnderWay(state.purchase)) throw onrampErrors('onramp/in-progress')
  const purchase = describePurchase(portico, state, choice)
  const problem = getOnrampProblem(state)
  if ((problem && problem !== 'no-amount') || !choice.url || !purchase)
    throw onrampErrors('onramp/not-ready', { problem })
  if (!isOpened) window.open(choice.url, '_blank', 'noopener,noreferrer')
  state.purchase = purchase
  trackChoice(portico, purchase)
  followPurchase(portico)
}

/** Returns whether a purchase may still bring something. */
export function isUnderWay(purchase: { readonly phase: OnrampPurchase['phase'] } | undefined): boolean {
  return purchase !== undefined && ['waiting', 'processing', 'late'].includes(purchase.phase)
}

function describePurchase(portico: Portico, state: OnrampState, choice: OnrampChoice): OnrampPurchase | undefined {
  const { account, namespace, networkId, token } = state
  if (!account || !namespace || !networkId || !token) return undefined
  const { balance } = getPart(portico, onrampWorkPart)
  const isKnown = balance?.key === describePlace({ networkId, account, token })
  return {
    providerId: choice.id,
    providerName: choice.name,
    namespace,
    networkId,
    account,
    token,
    startedAt: portico[internals].clock.now(),
    phase: 'waiting',
    offered: choice.offer?.receives,
    expected: toOfferedUnits(choice.offer?.receives, token.decimals),
    before: isKnown ? balance.amount : undefined,
  }
}

function trackChoice(portico: Portico, { account, namespace, providerId: provider }: OnrampPurchase): void {
  const { accounts = [] } = portico[internals].stores.connection.namespaces[namespace] ?? {}
  const isSmartAccount = accounts.find(({ address }) => address === account)?.type === 'smartAccount'
  track(portico, { event: 'SELECT_BUY_PROVIDER', properties: { provider, isSmartAccount } })
}
