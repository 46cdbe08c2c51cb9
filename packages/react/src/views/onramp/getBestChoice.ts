import type { OnrampChoice } from '@portico/controllers'
import { parseAmount } from '@portico/core'

/** Decimals that are compared; more than any token has in use. */
const compared = 36

/**
 * Returns the provider with a price that gives the most; `undefined` while none has a price.
 *
 * @param choices The providers, in the order of the app.
 */
export function getBestChoice(choices: readonly OnrampChoice[]): OnrampChoice | undefined {
  const priced = choices.filter(({ offer, quoteStatus }) => offer && quoteStatus === 'ready')
  return priced.reduce<OnrampChoice | undefined>(
    (best, each) => (best && toUnits(best) >= toUnits(each) ? best : each),
    undefined,
  )
}

function toUnits({ offer }: OnrampChoice): bigint {
  const [whole = '0', fraction = ''] = (offer?.receives ?? '0').split('.')
  return parseAmount(`${whole}.${fraction.slice(0, compared)}0`, compared + 1)
}
