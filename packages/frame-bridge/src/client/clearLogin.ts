import { emailKey, emailLoginUsedKey, lastUsedChainKey, socialUsernameKey } from '@portico/core'
import type { ClientCore } from './ClientCore.js'
import type { FrameClientEvents } from './FrameClient.js'
import { sessionTokenKey } from './sessionTokenKey.js'

/** Clears the login and emits the reason. The cooldown of login mails is kept. */
export function clearLogin({ store, emitter }: ClientCore, reason: FrameClientEvents['disconnect']['reason']): void {
  store.remove(emailLoginUsedKey)
  store.remove(emailKey)
  store.remove(lastUsedChainKey)
  store.remove(socialUsernameKey)
  // The frame may only have failed to answer, and the token can still restore the login then.
  if (reason !== 'check-failed') store.remove(sessionTokenKey)
  emitter.emit('disconnect', { reason })
}
