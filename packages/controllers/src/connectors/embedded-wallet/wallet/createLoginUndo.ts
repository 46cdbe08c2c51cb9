import type { Logger } from '@portico/core'
import type { FrameClient } from '@portico/frame-bridge'
import type { Connections } from './createConnections.js'
import { isUnclear } from './isUnclear.js'

export type CreateLoginUndoParameters = {
  readonly client: FrameClient
  readonly connections: Connections
  readonly logger: Logger
  /** Called when undoing a login ends a connection that existed before it. */
  readonly onUndone: () => void
}

/** Undoes cancelled logins. */
export type LoginUndo = {
  /**
   * Signs out, here and in the frame, if the frame has accepted the cancelled login.
   *
   * @param accepted Whether it has. If this rejects and the outcome is unknown, the frame is asked.
   * @param wasLive Whether there was a connection before that login. Default: whether there is one when it is undone.
   */
  undoLogin(accepted: Promise<boolean>, wasLive?: () => boolean): void
  /** Resolves once nothing is left to undo. */
  settled(): Promise<void>
}

/** Creates the undo of logins that were cancelled while the frame may still accept them. */
export function createLoginUndo({ client, connections, logger, onUndone }: CreateLoginUndoParameters): LoginUndo {
  let undoing = Promise.resolve()
  // Reads a live connection's accounts again. Without one, returns whether the frame has a login that must be undone.
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
    // A custom client may fail here, which must not block the next login forever.
    await client.disconnect().catch((error: unknown) => logger.error('A login could not be undone in the frame', error))
  }
  return {
    undoLogin(accepted, wasLive = connections.isLive) {
      undoing = Promise.all([undoing, undo(accepted, wasLive)]).then(() => undefined)
    },
    settled: () => undoing,
  }
}
