import { type CallsSimulation, type SwapCall, type SwapTerms, swapErrors, type UnsafeReason } from '@portico/core'

/**
 * Selectors of functions by which an account hands over tokens, or allows somebody to take them: of ERC-20 and its
 * extensions, ERC-721, ERC-777, ERC-1155 and Permit2. No exchange has them. A simulation does not show what somebody may
 * take later, and a token that lies about balances would let such a call pass for a swap.
 */
const grants: readonly string[] = [
  ...['095ea7b3', '39509351', 'd73dd623', 'd505accf', '8fcbaf0c', 'cae9ca51', 'a9059cbb', '23b872dd', '4000aea0'],
  ...['a22cb465', '42842e0e', 'b88d4fde', 'f242432a', '2eb2c2d6', '959b8c3f', '9bd9bbc6'],
  ...['87517c45', '2b67b570', '2a2d80d1', '36c78516', '0d58b1db'],
]

/**
 * Checks the swap that a provider built, as far as it can be read: who it is from, what it sends of the native currency,
 * and that it is no approval and no transfer.
 *
 * @param call The call as it was built.
 * @param terms What was asked for.
 * @throws `swap/unsafe-transaction`.
 */
export function checkSwapTransaction({ from, to, data, value }: SwapCall, terms: SwapTerms): void {
  const { account, amount } = terms
  const refuse = (reason: UnsafeReason) => {
    throw swapErrors('swap/unsafe-transaction', { reason })
  }
  if (from.toLowerCase() !== account.toLowerCase()) refuse('other-account')
  if (!/^0x([\da-f]{2}){4,}$/i.test(data) || !/^0x[\da-f]{40}$/i.test(to)) refuse('malformed')
  if (grants.includes(data.slice(2, 10).toLowerCase())) refuse('grant')
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
