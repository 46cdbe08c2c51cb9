import { definePart } from '../../instance/definePart.js'
import { getInternals } from '../../instance/getInternals.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { signInErrors } from '../../sign-in/signInErrors.js'

const followerPart = definePart<{ stop: (() => void) | undefined }>({
  key: 'signInFollower',
  create: () => ({ stop: undefined }),
  dispose: (follower) => follower.stop?.(),
})

/**
 * Loads and starts sign-in in apps that have it, before a wallet is linked. Where it does not load the event `error`
 * says so, and connecting fails until it does.
 */
export async function beginSignIn(portico: Portico): Promise<void> {
  const { emitter, lifetime } = getInternals(portico)
  try {
    const { followSignIn } = await import('../../sign-in/followSignIn.js')
    if (lifetime.aborted) return
    const follower = getPart(portico, followerPart)
    follower.stop ??= followSignIn(portico)
  } catch (cause) {
    if (!lifetime.aborted) emitter.emit('error', signInErrors('sign-in/chunk-failed', undefined, { cause }))
  }
}
