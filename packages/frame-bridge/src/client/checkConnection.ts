import { isPorticoError } from '@portico/core'
import type { ClientCore } from './ClientCore.js'
import { clearLogin } from './clearLogin.js'
import type { ConnectionCheckOptions } from './FrameClient.js'
import { sendForLogin } from './sendForLogin.js'
import { sessionTokenKey } from './sessionTokenKey.js'

/** Asks whether somebody is logged in, and forgets the login when the answer is not yes. */
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
    // A check that was called off says nothing about the login, nor does one that only looks after it.
    if (!isBackground && !isPorticoError(error, 'frame/aborted')) clearLogin(core, 'check-failed')
    throw error
  } finally {
    if (core.state.given === token) core.state.given = undefined
  }
}
