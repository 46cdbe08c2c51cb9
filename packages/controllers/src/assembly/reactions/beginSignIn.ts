import { definePart } from '../../instance/definePart.js'
import { getInternals } from '../../instance/getInternals.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { signInErrors } from '../../sign-in/signInErrors.js'
import { waitForPaint } from './waitForPaint.js'

const followerPart = definePart<{ stop: (() => void) | undefined }>({
  key: 'signInFollower',
  create: () => ({ stop: undefined }),
  dispose: (follower) => follower.stop?.(),
})

/**
 * Loads and starts sign-in in apps that have it, after the first paint and before a wallet is linked: until then one of
 * an earlier visit is still being restored. Where it does not load the event `error` says so, and connecting fails until
 * it does.
 */
export async function beginSignIn(portico: Portico): Promise<void> {
  const { clock, emitter, lifetime } = getInternals(portico)
  const follower = getPart(portico, followerPart)
  if (follower.stop) return
  await waitForPaint(clock)
  if (lifetime.aborted) return
  try {
    const { followSignIn } = await import('../../sign-in/followSignIn.js')
    if (lifetime.aborted) return
    follower.stop ??= followSignIn(portico)
  } catch (cause) {
    if (!lifetime.aborted) emitter.emit('error', signInErrors('sign-in/chunk-failed', undefined, { cause }))
  }
}
