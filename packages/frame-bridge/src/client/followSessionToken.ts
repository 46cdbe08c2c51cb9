import type { Logger } from '@portico/core'
import type { Messenger } from '../messenger/createMessenger.js'
import type { ClientCore } from './ClientCore.js'
import { checkConnection } from './checkConnection.js'
import { sessionTokenKey } from './clearLogin.js'

/**
 * Stores the session tokens that a frame without storage sends, and gives the stored one to each new document of it.
 *
 * @param core The client.
 * @param messenger The frame's messages.
 * @param logger The instance's logger.
 */
export function followSessionToken(core: ClientCore, messenger: Messenger, logger: Logger): void {
  const { store } = core
  let documents = 0
  messenger.on('ready', () => {
    documents += 1
    // A frame without storage loses its session on reload, so it gets the token before other requests.
    if (documents > 1 && store.get(sessionTokenKey) !== undefined)
      checkConnection(core, { isBackground: true }).catch((error: unknown) =>
        logger.debug('whether the login still holds is unknown', { error }),
      )
  })
  messenger.on('token', (token) => {
    // A frame that keeps its login needs none, but may still use one of before, and each counts only once.
    if (messenger.keepsLogin() && store.get(sessionTokenKey) === undefined) return
    // Another tab may have stored a newer token, so only the token that was given is replaced.
    const isLate = core.state.given !== undefined && core.state.given !== store.get(sessionTokenKey)
    if (sessionTokenKey.parse(token) !== undefined && !isLate) store.set(sessionTokenKey, token)
  })
}
