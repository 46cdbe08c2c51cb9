import type { AdapterContext } from '@portico/core'

/** Opens the channel on which the instance's tabs name the topics of sessions they have ended. */
export function openChannel({ instanceId }: AdapterContext): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel(`portico:${instanceId}:walletconnect`)
}
