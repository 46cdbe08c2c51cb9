import { endSession } from './endSession.js'
import { forgetSession } from './forgetSession.js'
import type { LiveSession } from './LiveSession.js'
import { openChannel } from './openChannel.js'

/** Ends the session here when another tab of the app has ended it: the client of this tab does not notice. */
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
