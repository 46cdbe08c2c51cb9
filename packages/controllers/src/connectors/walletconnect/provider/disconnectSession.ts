import { settle } from '@portico/core/internal'
import { endSession, forgetSession, isGone } from './endSession.js'
import type { LiveSession } from './LiveSession.js'
import { openChannel } from './watchTabs.js'

/** How long to wait for the relay to accept the message, in milliseconds. */
const farewellTimeoutMs = 3000

/**
 * Ends a session: here and in the other tabs at once, then at the wallet. Never rejects. If the wallet cannot be told
 * in time, the session is deleted anyway.
 */
export async function disconnectSession(live: LiveSession): Promise<void> {
  const { client, context, topic } = live
  endSession(live)
  const channel = openChannel(context)
  channel?.postMessage(topic)
  channel?.close()
  if (isGone(live)) return
  const reason = { code: 6000, message: 'User disconnected.' }
  try {
    await settle(() => client.disconnect({ topic, reason }), {
      limit: { clock: context.clock, ms: farewellTimeoutMs },
    })
  } catch (error) {
    context.logger.debug('A wallet could not be told of the disconnect', error)
    forgetSession(live)
  }
}
