import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { onrampErrors } from './onrampErrors.js'
import { onrampPart } from './onrampPart.js'
import { editOnramp } from './prepareOnramp.js'

/** What `setOnrampCurrency` takes. */
export type SetOnrampCurrencyParameters = {
  /** Id of one of the form's `currencies`, such as `EUR`. Default: the one that is chosen. */
  readonly currencyId?: string | undefined
  /** Id of one of its ways to pay, such as `card`. Default: the one that is chosen if the currency has it. */
  readonly methodId?: string | undefined
}

/**
 * Chooses the currency and the way to pay. Their limits hold for the amount.
 *
 * @param portico The instance.
 * @param parameters One of the currencies that the form lists, and one of its ways to pay.
 * @throws `onramp/unknown-choice`
 */
export function setOnrampCurrency(portico: Portico, { currencyId, methodId }: SetOnrampCurrencyParameters): void {
  const state = getPart(portico, onrampPart)
  const id = currencyId ?? state.currency?.id
  const currency = state.currencies.find((each) => each.id === id)
  if (!currency) throw onrampErrors('onramp/unknown-choice', { kind: 'currency' })
  const method = currency.methods.find((each) => each.id === (methodId ?? state.methodId))
  if (methodId !== undefined && !method) throw onrampErrors('onramp/unknown-choice', { kind: 'method' })
  editOnramp(portico, (form) => {
    form.currency = currency
    form.methodId = method?.id
  })
}
