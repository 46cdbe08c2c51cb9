import type { Store } from '@portico/core'
import {
  connectedSocialKey,
  deepLinkChoiceKey,
  emailKey,
  emailLoginUsedKey,
  ensCacheKey,
  identityCacheKey,
  lastUsedChainKey,
  nativeBalanceCacheKey,
  portfolioCacheKey,
  socialUsernameKey,
} from '@portico/core/internal'

/**
 * Clears the user, their wallet app and what was read about the account. The cooldown of login mails is kept, because
 * it is not part of a login.
 */
export function clearLogin(store: Store): void {
  for (const key of [emailLoginUsedKey, emailKey, socialUsernameKey, connectedSocialKey, deepLinkChoiceKey])
    store.remove<unknown>(key)
  dropCaches(store)
  store.remove(lastUsedChainKey)
}

/** Removes what was read about accounts. */
export function dropCaches(store: Store): void {
  for (const key of [nativeBalanceCacheKey, portfolioCacheKey, ensCacheKey, identityCacheKey])
    store.remove<unknown>(key)
}
