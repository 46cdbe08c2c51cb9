import { type PortfolioData, portfolioQueryOptions, supportsFeature, watchPortfolio } from '@portico/controllers'
import { getInternals, getPart } from '@portico/controllers/internal'
import { queryClientPart, usesBlockchainApi } from '@portico/controllers/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'

/** What is known of the account's holdings. */
export type PortfolioQuery = {
  /** The last known ones. */
  readonly data: PortfolioData | undefined
  /** Whether there is or will be something to list. */
  readonly isListed: boolean
  /** How many rows are likely to come; 0 if nobody but the wallet can be asked. */
  readonly expected: number
  /** Whether they could not be read, or not all of them. */
  readonly failed: boolean
  /**
   * When all of them were read, in milliseconds since the Unix epoch, if that was a while ago or reading them again failed.
   */
  readonly oldSince: number | undefined
  /** Whether only the network's currency and tokens that the app names can be told: the data service does not support it. */
  readonly isUnserved: boolean
  /** Whether nobody can tell them: the data service does not support the network, and the app names no tokens on it. */
  readonly isUnknown: boolean
}

/** From which age on it is said how old they are, in milliseconds. They are read again before, while Account is open. */
const oldMs = 60_000

/** How many rows are reserved while the data service is asked. */
const reserved = 3

/** Returns everything the account holds on its network. Without the option `tokens` and a data service, only the wallet is asked. */
export function usePortfolioQuery(): PortfolioQuery {
  const portico = usePorticoInstance()
  const { namespace, definition } = useActiveAccount()
  const named = definition ? (getInternals(portico).options.tokens[definition.caipNetworkId]?.length ?? 0) : 0
  const client = getPart(portico, queryClientPart)
  const { data, isError } = useQuery(portfolioQueryOptions(portico), client)
  // The query shows in the first frame what is known; this keeps it fresh, and the balance above the list with it.
  useEffect(
    () =>
      watchPortfolio(
        portico,
        () => void client.refetchQueries({ queryKey: ['balances', 'native'], type: 'active', stale: true }),
      ),
    [portico, client],
  )
  const isTold = supportsFeature(portico, { namespace, feature: 'held-tokens' })
  const hasService = usesBlockchainApi(portico)
  const expected = definition && hasService ? Math.max(reserved, named) : named
  const isUnserved = hasService && !isTold && data?.isServed === false
  const isOld = data !== undefined && getInternals(portico).clock.now() - data.updatedAt > oldMs
  const hasTokens = data?.holdings.some(({ token }) => token.address !== undefined) === true
  return {
    data,
    // The balance stands above, so that the network's currency alone makes no list.
    isListed: expected > 0 || hasTokens || (data?.holdings.length !== 0 && data?.source === 'wallet'),
    expected,
    failed: isError || data?.failure !== undefined,
    oldSince: data?.failure === undefined && (isError || isOld) ? data?.updatedAt : undefined,
    isUnserved,
    isUnknown: isUnserved && !hasTokens && named === 0,
  }
}
