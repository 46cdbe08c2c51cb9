import type { GetSolanaConnectionParameters } from '@portico/adapter-solana'
import type { getSolanaConnection } from '@portico/adapter-solana/signing'
import { getInternals } from '@portico/controllers/internal'
import { useEffect, useState } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { useAccount } from '../hooks/useAccount.js'

/** What `useSolanaConnection` takes. */
export type UseSolanaConnectionParameters = Partial<GetSolanaConnectionParameters>

/** What `useSolanaConnection` returns. */
export type UseSolanaConnectionReturnType = {
  /** A `Connection` of `@solana/web3.js`; `undefined` until it is loaded. */
  readonly connection: Awaited<ReturnType<typeof getSolanaConnection>> | undefined
  /** Why there is none: the code could not be loaded, or `chain/network-not-found`. */
  readonly error: unknown
}

type Loaded = UseSolanaConnectionReturnType & { readonly of: string }

/**
 * Returns a `Connection` of `@solana/web3.js` to one of the app's clusters, through the URLs the app reads it by. The
 * library is loaded by this hook.
 *
 * @param parameters The cluster, by default the chosen one, and how strongly blocks must be agreed on.
 * @example
 * const { connection } = useSolanaConnection({ commitment: 'finalized' })
 */
export function useSolanaConnection(parameters: UseSolanaConnectionParameters = {}): UseSolanaConnectionReturnType {
  const portico = usePorticoInstance()
  const chosen = useAccount({ namespace: 'solana' }).networkId
  const { commitment, networkId = chosen } = parameters
  const wanted = `${networkId} ${commitment}`
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    if (networkId === undefined) return undefined
    let isWanted = true
    const { context } = getInternals(portico)
    const settle = (result: UseSolanaConnectionReturnType) => {
      if (isWanted) setLoaded({ ...result, of: `${networkId} ${commitment}` })
    }
    import('@portico/adapter-solana/signing')
      .then((module) => module.getSolanaConnection(context, { networkId, commitment }))
      .then(
        (connection) => settle({ connection, error: undefined }),
        (error: unknown) => settle({ connection: undefined, error }),
      )
    return () => {
      isWanted = false
    }
  }, [portico, networkId, commitment])
  // What was loaded for another cluster is not for this one.
  return loaded?.of === wanted
    ? { connection: loaded.connection, error: loaded.error }
    : { connection: undefined, error: undefined }
}
