import type { Logger } from '@portico/core'
import type { FrameClient } from '@portico/frame-bridge'
import type { Connections } from './createConnections.js'
import { isUnclear } from './isUnclear.js'

export type CreateLoginUndoParameters = {
  readonly client: FrameClient
  readonly connections: Connections
  readonly logger: Logger
  /** Called when an undone login ends a connection that was there before it. */
  readonly onUndone: () => void
}

/** Undoes logins that were given up. */
export type LoginUndo = {
  /**
   * Signs out, here and in the frame, once the frame turns out to have accepted the login.
   *
   * @param accepted Whether it has; where it rejects without telling, the frame is asked.
   * @param wasLive Whether there was a connection before that login. Default: whether there is one by then.
   */
  undoLogin(accepted: Promise<boolean>, wasLive?: () => boolean): void
  /** Resolves when nothing is left to undo. */
  settled(): Promise<void>
}

/** Makes what undoes the logins of an embedded wallet that were given up while the frame may accept them. */
export function createLoginUndo({ client, connections, logger, onUndone }: CreateLoginUndoParameters): LoginUndo {
  let undoing = Promise.resolve()
  // Reads a live connection's accounts again. Without one, returns whether the frame has a login, to be undone.
  const askWhoIsThere = async () => {
    if (!connections.isLive()) return client.isConnected({ isBackground: true })
    connections.refresh().catch((error: unknown) => logger.debug('who is logged in is unknown', error))
    return false
  }
  const undo = async (accepted: Promise<boolean>, wasLive: () => boolean) => {
    const isAccepted = await accepted
      .catch((error: unknown) => isUnclear(error) && askWhoIsThere())
      .catch((error: unknown) => logger.debug('whether a login was accepted is unknown', error))
    if (!isAccepted) return
    const hasEnded = wasLive()
    connections.end()
    if (hasEnded) onUndone()
    // A client of the app's own may fail here, which must not keep the next login waiting for ever.
    await client.disconnect().catch((error: unknown) => logger.error('A login could not be undone in the frame', error))
  }
  return {
    undoLogin(accepted, wasLive = connections.isLive) {
      undoing = Promise.all([undoing, undo(accepted, wasLive)]).then(() => undefined)
    },
    settled: () => undoing,
  }
}
