import { isPorticoError } from '@portico/core'
import type { ClientCore, RequestOptions } from './ClientCore.js'
import { clearLogin } from './clearLogin.js'

/** Asks whether somebody is logged in, and forgets the login when the answer is not yes. */
export async function checkConnection(core: ClientCore, options?: RequestOptions): Promise<boolean> {
  try {
    const { isConnected } = await core.send('IS_CONNECTED', undefined, options)
    if (!isConnected) clearLogin(core, 'not-connected')
    return isConnected
  } catch (error) {
    // A check that was called off says nothing about the login.
    if (!isPorticoError(error, 'frame/aborted')) clearLogin(core, 'check-failed')
    throw error
  }
}
