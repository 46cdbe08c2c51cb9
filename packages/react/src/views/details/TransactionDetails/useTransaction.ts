import type { RouteParams } from '@portico/controllers'
import { useCallback } from 'react'
import { useWatched, type Watch } from '../../../bindings/useWatched.js'
import type { FollowedTransaction } from './followTransaction.js'

const idle: FollowedTransaction = { status: 'loading' }

/** Returns one transaction of the account. The code that reads the activity comes beside the view. */
export function useTransaction({ id, hash }: RouteParams['TransactionDetails']): FollowedTransaction {
  const load = useCallback(async (): Promise<Watch<FollowedTransaction>> => {
    const { followTransaction } = await import('./followTransaction.js')
    return (portico, _namespace, callback) => followTransaction(portico, { id, hash }, callback)
  }, [id, hash])
  return useWatched(undefined, load, idle)
}
