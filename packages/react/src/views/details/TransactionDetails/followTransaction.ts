import { type ActivityItem, type Portico, watchActivity } from '@portico/controllers'

/** A transaction of the activity, as far as it is known. */
export type FollowedTransaction = {
  readonly status: 'loading' | 'ready' | 'error'
  /** Absent if it is not among what has been read. */
  readonly item?: ActivityItem | undefined
  /** Reads the activity again. */
  readonly retry?: (() => Promise<void>) | undefined
}

/**
 * Follows one transaction of the selected account's activity. What was sent from here gets another id once the data
 * service lists it, and is then found by its hash.
 *
 * @param portico The instance.
 * @param params Id of its entry, and its hash.
 * @param callback Receives each new state; `undefined` while there is no account.
 * @returns Stops following.
 */
export function followTransaction(
  portico: Portico,
  { id, hash }: { readonly id: string; readonly hash: string | undefined },
  callback: (transaction: FollowedTransaction | undefined) => void,
): () => void {
  return watchActivity(portico, (activity) => {
    if (!activity) return callback(undefined)
    const { status, groups, retry } = activity
    const items = groups.flatMap((group) => group.items)
    const item = items.find((each) => each.id === id) ?? items.find((each) => hash !== undefined && each.hash === hash)
    callback({ status, item, retry })
  })
}
