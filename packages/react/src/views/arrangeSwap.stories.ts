import { setSwapAmount, startSwap } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import type { TestPortico } from '@portico/controllers/testing'
import type { Actions, Call, SwapProvider, SwapSource } from '@portico/core'
import { arrangeAccount } from './arrangeAccount.stories.js'
import { makeTokens } from './makeTokens.stories.js'

/** What differs from a swap that works. */
export type ArrangeSwapOptions = {
  readonly source?: Partial<SwapSource>
  readonly actions?: Partial<Actions>
  /** Text of the amount; none leaves the form empty. Default `0.5`. */
  readonly amount?: string | undefined
  /** Symbol of the token that is given. Default: the native currency. */
  readonly fromToken?: string
}

const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
/** Dollars for one ether. */
const price = 2_000n
const perDollar = 10n ** 12n

const word = (value: bigint) => value.toString(16).padStart(64, '0')

/** What so much gives: dollars with 6 decimals for ether with 18, and the other way round. */
const convert = (isNative: boolean, amount: bigint) =>
  isNative ? (amount * price) / perDollar : (amount * perDollar) / price

/**
 * Connects the wallet of a story or a test, with a provider of swaps, and fills in a swap of 0.5 ETH for USDC.
 *
 * @param test The test instance.
 */
export async function arrangeSwap(
  test: TestPortico,
  { source = {}, actions = {}, amount = '0.5', fromToken }: ArrangeSwapOptions = {},
): Promise<void> {
  const { adapter, clock, portico } = test
  const tokens = makeTokens(3)
  const own: SwapSource = {
    isSupported: async ({ networkId }) => networkId === 'eip155:1',
    listTokens: async () => tokens.map(({ token }) => token),
    getPrices: async (parameters) =>
      parameters.tokens.map(({ symbol }) => (symbol === 'ETH' ? 2_000 : symbol === 'TK1' ? undefined : 1)),
    quote: async (request) => ({ toAmount: convert(request.from.address === undefined, request.amount) }),
    buildApproval: async ({ account, from, amount: most }) => ({
      from: account,
      to: from.address ?? '',
      data: `0x095ea7b3${router.slice(2).toLowerCase().padStart(64, '0')}${word(most)}`,
      value: 0n,
    }),
    buildSwap: async ({ account, from, amount: given }) => ({
      from: account,
      to: router,
      data: `0x${'12'.repeat(36)}`,
      value: from.address === undefined ? given : 0n,
    }),
    ...source,
  }
  const provider: SwapProvider = { id: 'story', name: 'DEX', load: async () => ({ fee: 85, ...own }) }
  // A story gets its instance ready-made, so what it needs of the options is put there.
  Object.assign(getInternals(portico).options, { swaps: { providers: [provider] } })
  adapter.setActions({
    prepareCalls: async () => ({ fee: 10n ** 14n, maxFee: 2n * 10n ** 14n, atomic: false, send: async () => hash }),
    simulateCalls: async ({ calls }: { readonly calls: readonly Call[] }) => {
      const value = calls.at(-1)?.value ?? 0n
      const isNative = value > 0n
      const given = isNative ? value : 100_000_000n
      return { status: 'success', changes: [-given, convert(isNative, given), 0n, 0n], allowance: 0n }
    },
    getAllowance: async () => 0n,
    isContract: async ({ address }) => address.toLowerCase() === router.toLowerCase(),
    getBalanceChanges: async () => [-500_000_000_000_000_000n, 999_999_999n],
    ...actions,
  })
  await arrangeAccount(test, { tokens })
  await startSwap(portico, { fromToken, toToken: fromToken === undefined ? 'USDC' : 'ETH' })
  if (amount === '') return
  setSwapAmount(portico, { text: amount })
  await clock.advance(200)
}

const hash = `0x${'ab'.repeat(32)}`
