import type { Actions } from '@portico/core'
import { isSolanaAddress } from '../address/isSolanaAddress.js'
import type { SolanaRpc } from '../rpc/createRpcs.js'
import { getTokenBalances } from './getTokenBalances.js'

type GetItemAmounts = NonNullable<Actions['getItemAmounts']>
type GetItemAmountsParameters = Omit<Parameters<GetItemAmounts>[0], 'networkId'> & { readonly rpc: SolanaRpc }

/**
 * Reads how many of each item an account holds in its token accounts. `undefined` for what is no mint of whole ones.
 * Throws `address/invalid`, `solana/rpc-failed`, `connection/aborted`.
 *
 * @param parameters The account and the items, whose contracts are mints.
 */
export async function getItemAmounts({
  items,
  ...parameters
}: GetItemAmountsParameters): Promise<readonly (bigint | undefined)[]> {
  // Services name the mints, and one that is malformed must not cost the others.
  const tokens = items
    .filter(({ contract }) => isSolanaAddress(contract))
    .map(({ contract }) => ({ address: contract }))
  const held = await getTokenBalances({ ...parameters, tokens })
  const whole = held.filter(({ token }) => token.decimals === 0)
  return items.map(({ contract }) => whole.find(({ token }) => token.address === contract)?.amount)
}
