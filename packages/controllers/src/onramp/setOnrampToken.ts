import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { onrampErrors } from './onrampErrors.js'
import { onrampPart } from './onrampPart.js'
import { editOnramp } from './prepareOnramp.js'

/** What `setOnrampToken` takes. */
export type SetOnrampTokenParameters = {
  /** Symbol of one of the form's `tokens`. */
  readonly symbol: string
}

/**
 * Chooses what is bought.
 *
 * @param portico The instance.
 * @param parameters One of the tokens that the form lists.
 * @throws `onramp/unknown-choice`
 */
export function setOnrampToken(portico: Portico, { symbol }: SetOnrampTokenParameters): void {
  const token = getPart(portico, onrampPart).tokens.find((each) => each.symbol === symbol)
  if (!token) throw onrampErrors('onramp/unknown-choice', { kind: 'token' })
  editOnramp(portico, (state) => {
    state.token = token
  })
}
