import type { ChainNamespace } from '@portico/core'
import { balanceTarget } from '../assets/balances/balanceTarget.js'
import type { Portico } from '../instance/Portico.js'
import { watchQuery } from '../queries/watchQuery.js'
import { identityQueryOptions } from './identityQueryOptions.js'

/** State of a followed name and picture. */
export type Identity = {
  readonly status: 'loading' | 'ready' | 'error'
  /** A name that may be shown; absent if the account has none. The last known one if there is an `error`. */
  readonly name?: string | undefined
  /** URL of a picture: https, http or data. Whoever loads it tells its host who is looking. */
  readonly avatar?: string | undefined
  readonly error?: unknown
}

/** What `watchIdentity` takes besides the callback. */
export type WatchIdentityParameters = {
  /** Default: the selected account. */
  readonly address?: string | undefined
  /** Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Follows name and picture of an account. Reads them now, when the account or network changes, and when the page regains
 * focus and they are older than 5 minutes. However many follow an account, it is read once, and at most six accounts
 * are read at a time.
 *
 * @param portico The instance.
 * @param callback Receives each new state; `undefined` while there is no account.
 * @param options The account; default: the selected one.
 * @returns Stops following, and ends a read that nobody else waits for.
 */
export function watchIdentity(
  portico: Portico,
  callback: (identity: Identity | undefined) => void,
  options: WatchIdentityParameters = {},
): () => void {
  return watchQuery(portico, {
    getOptions: () => identityQueryOptions(portico, options),
    onResult({ data, error, isError }) {
      if (!balanceTarget(portico, options).address) return callback(undefined)
      const isSettled = data !== undefined || !identityQueryOptions(portico, options).enabled
      callback({
        status: isError ? 'error' : isSettled ? 'ready' : 'loading',
        name: data?.name,
        avatar: data?.avatar,
        error: error ?? undefined,
      })
    },
  })
}
