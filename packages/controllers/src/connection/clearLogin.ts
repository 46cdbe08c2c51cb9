import {
  connectedSocialKey,
  deepLinkChoiceKey,
  emailKey,
  emailLoginUsedKey,
  lastUsedChainKey,
  type Store,
  socialUsernameKey,
} from '@portico/core'

/** Forgets who was logged in and through which wallet app. The e-mail cooldown stays: it is no part of a login. */
export function clearLogin(store: Store): void {
  for (const key of [emailLoginUsedKey, emailKey, socialUsernameKey, connectedSocialKey, deepLinkChoiceKey])
    store.remove<unknown>(key)
  store.remove(lastUsedChainKey)
}
