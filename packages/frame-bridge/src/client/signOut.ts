import { wait } from '@portico/core/internal'
import { frameTimeouts } from '../protocol/frameTimeouts.js'
import type { ClientCore } from './ClientCore.js'
import { clearLogin } from './clearLogin.js'

/**
 * Clears the login at once and signs out of the frame. A frame that is still loading is told as soon as it is ready,
 * even if nobody waits for that.
 *
 * @returns Whether the frame confirmed it within 3 s.
 */
export async function signOut(core: ClientCore): Promise<boolean> {
  core.state.signOuts += 1
  clearLogin(core, 'signed-out')
  const controller = new AbortController()
  const { signal } = controller
  const confirmed = core.send('SIGN_OUT', undefined).then(
    () => true,
    () => false,
  )
  const late = wait({ clock: core.clock, ms: frameTimeouts.disconnect, signal }).then(() => false)
  const result = await Promise.race([confirmed, late])
  controller.abort()
  return result
}
