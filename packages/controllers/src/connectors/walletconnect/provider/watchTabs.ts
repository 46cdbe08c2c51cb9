import type { AdapterContext } from '@portico/core'
import { endSession, forgetSession } from './endSession.js'
import type { LiveSession } from './LiveSession.js'

/** Opens the channel on which the instance's tabs announce the topics of sessions they have ended. */
export function openChannel({ instanceId }: AdapterContext): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel(`portico:${instanceId}:walletconnect`)
}

/** Ends the session here when another tab of the app has ended it, which this tab's client does not notice. */
export function watchTabs(live: LiveSession): void {
  const channel = openChannel(live.context)
  if (!channel) return
  channel.onmessage = ({ data }) => {
    if (data !== live.topic) return
    endSession(live, 'other-tab')
    forgetSession(live)
  }
  live.stops.add(() => channel.close())
}
