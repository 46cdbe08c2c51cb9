import { isEmail, type Store } from '@portico/core'
import { emailKey, emailLoginUsedKey, lastEmailLoginTimeKey } from '@portico/core/internal'

/**
 * Remembers that somebody logged in, and their address where there is one; the next login mail has to wait no more.
 *
 * @param store The instance's storage.
 * @param email The address the frame named.
 */
export function saveLogin(store: Store, email: string | null | undefined): void {
  if (email && isEmail(email)) store.set(emailKey, email)
  store.set(emailLoginUsedKey, 'true')
  store.remove(lastEmailLoginTimeKey)
}
