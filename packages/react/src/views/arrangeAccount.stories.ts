import { getInternals } from '@portico/controllers/internal'
import type { TestPortico } from '@portico/controllers/testing'
import type { TokenBalance } from '@portico/core'

/**
 * Connects the wallet of a story or a test, with a balance and tokens on mainnet.
 *
 * @param test The test instance.
 * @param holdings Native balance in base units, 1.5 ETH by default, and tokens, none by default.
 */
export async function arrangeAccount(
  { adapter, portico, connect }: TestPortico,
  {
    balance = 1_500_000_000_000_000_000n,
    tokens = [],
  }: { readonly balance?: bigint; readonly tokens?: readonly TokenBalance[] } = {},
): Promise<void> {
  adapter.setNativeBalance(balance)
  adapter.setTokenBalances(tokens)
  // A story gets its instance ready-made, so what it needs of the options is put there.
  Object.assign(getInternals(portico).options, { tokens: { 'eip155:1': tokens.map(({ token }) => token) } })
  await connect({ networkId: 'eip155:1' })
}
