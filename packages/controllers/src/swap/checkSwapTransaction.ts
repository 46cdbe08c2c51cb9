import { type CallsSimulation, type SwapCall, type SwapTerms, swapErrors } from '@portico/core'

/**
 * Checks the swap that a provider built, as far as it can be read: who it is from, and what it sends of the native
 * currency.
 *
 * @param call The call as it was built.
 * @param terms What was asked for.
 * @throws `swap/unsafe-transaction`.
 */
export function checkSwapTransaction({ from, to, data, value }: SwapCall, terms: SwapTerms): void {
  const { account, amount } = terms
  const refuse = (reason: 'other-account' | 'malformed' | 'not-a-contract' | 'value') => {
    throw swapErrors('swap/unsafe-transaction', { reason })
  }
  if (from.toLowerCase() !== account.toLowerCase()) refuse('other-account')
  if (!/^0x([\da-f]{2}){4,}$/i.test(data) || !/^0x[\da-f]{40}$/i.test(to)) refuse('malformed')
  if (to.toLowerCase() === account.toLowerCase()) refuse('not-a-contract')
  if (value < 0n || value > (terms.from.address === undefined ? amount : 0n)) refuse('value')
}

export type CheckSimulationParameters = {
  readonly terms: Pick<SwapTerms, 'amount' | 'minimumReceived'>
  /** Whether the calls began with an approval of just the amount. */
  readonly isApproved: boolean
}

/**
 * Checks what a swap did when it was simulated. `changes` are those of the token that is sold, of the one that is
 * received, and of others that must not shrink.
 *
 * @param simulation The outcome.
 * @param parameters What was asked for.
 * @returns What the swap gave, in base units.
 * @throws `swap/not-simulated`, `swap/would-fail`, `swap/unsafe-transaction`, `swap/price-moved`.
 */
export function checkSimulation(simulation: CallsSimulation, { terms, isApproved }: CheckSimulationParameters): bigint {
  const { amount, minimumReceived } = terms
  if (simulation.status === 'unsupported') throw swapErrors('swap/not-simulated')
  if (simulation.status === 'reverted') throw swapErrors('swap/would-fail', { reason: simulation.reason })
  const [sold, received, ...others] = simulation.changes
  if (sold === undefined || received === undefined) throw swapErrors('swap/not-simulated')
  if (sold < -amount || others.some((change) => change < 0n))
    throw swapErrors('swap/unsafe-transaction', { reason: 'takes-more' })
  if (received < minimumReceived || received <= 0n) throw swapErrors('swap/price-moved', { received, minimumReceived })
  // Whoever is approved must be who took the token.
  if (isApproved && (simulation.allowance === undefined || simulation.allowance > amount + sold))
    throw swapErrors('swap/unsafe-approval', { reason: 'spender' })
  return received
}
