import { isPorticoError } from '@portico/core'
import type { ClientCore } from './ClientCore.js'
import { clearLogin, sessionTokenKey } from './clearLogin.js'
import type { ConnectionCheckOptions } from './FrameClient.js'
import { sendForLogin } from './sendForLogin.js'

/** Asks whether anybody is logged in, and clears the login unless the answer is yes. */
export async function checkConnection(
  core: ClientCore,
  { signal, isBackground = false }: ConnectionCheckOptions = {},
): Promise<boolean> {
  const token = core.store.get(sessionTokenKey)
  core.state.given = token
  try {
    const { isConnected } = await sendForLogin(core, 'IS_CONNECTED', token === undefined ? undefined : { token }, {
      signal,
      ...(isBackground && { isBackground }),
    })
    if (!isConnected) clearLogin(core, 'not-connected')
    return isConnected
  } catch (error) {
    // Neither an aborted check nor a background check may clear the login.
    if (!isBackground && !isPorticoError(error, 'frame/aborted')) clearLogin(core, 'check-failed')
    throw error
  } finally {
    if (core.state.given === token) core.state.given = undefined
  }
}
