import { textKey } from '@portico/core'
import { emailKey, emailLoginUsedKey, lastUsedChainKey, socialUsernameKey } from '@portico/core/internal'
import type { ClientCore } from './ClientCore.js'
import type { FrameClientEvents } from './FrameClient.js'

/** Session token of a frame without storage, kept by the app on its behalf. Only the frame's server can read it. */
export const sessionTokenKey = textKey('@appkit-wallet/SESSION_TOKEN_KEY', (raw): raw is string =>
  /^[\w.~+/=-]{1,2000}$/.test(raw),
)

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
