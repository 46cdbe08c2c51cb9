import { tokenBalancesQueryOptions } from '@portico/controllers'
import { getInternals, getPart } from '@portico/controllers/internal'
import { queryClientPart } from '@portico/controllers/ui'
import type { TokenBalance } from '@portico/core'
import { useQuery } from '@tanstack/react-query'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'

export type TokenBalances = {
  /** The last known ones. */
  readonly balances: readonly TokenBalance[] | undefined
  /** How many tokens the app names on the network. */
  readonly count: number
  readonly failed: boolean
}

/** Returns the account's balances of the tokens in the option `tokens`. Requests nothing if there are none. */
export function useTokenBalances(): TokenBalances {
  const portico = usePorticoInstance()
  const { definition } = useActiveAccount()
  const count = definition ? (getInternals(portico).options.tokens[definition.caipNetworkId]?.length ?? 0) : 0
  const options = tokenBalancesQueryOptions(portico)
  const { data, isError } = useQuery(
    { ...options, enabled: options.enabled && count > 0 },
    getPart(portico, queryClientPart),
  )
  return { balances: data?.balances, count, failed: isError }
}
