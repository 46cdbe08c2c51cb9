import { emailKey, emailLoginUsedKey, lastUsedChainKey, socialUsernameKey } from '@portico/core'
import type { ClientCore } from './ClientCore.js'
import type { FrameClientEvents } from './FrameClient.js'
import { sessionTokenKey } from './sessionTokenKey.js'

/** Forgets who was logged in and tells why. The wait between two login mails stays. */
export function clearLogin({ store, emitter }: ClientCore, reason: FrameClientEvents['disconnect']['reason']): void {
  store.remove(emailLoginUsedKey)
  store.remove(emailKey)
  store.remove(lastUsedChainKey)
  store.remove(socialUsernameKey)
  // The frame may just have failed to answer; the token can still restore the login then.
  if (reason !== 'check-failed') store.remove(sessionTokenKey)
  emitter.emit('disconnect', { reason })
}
