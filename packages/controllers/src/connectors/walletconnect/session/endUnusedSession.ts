import type { Logger } from '@portico/core'
import type { SignClientPort } from '../port/SignClientPort.js'

export type EndUnusedSessionParameters = {
  readonly client: SignClientPort
  readonly logger: Logger
  readonly topic: string
}

/** Ends a session that is no longer awaited, so that the wallet does not consider it active. */
export function endUnusedSession({ client, logger, topic }: EndUnusedSessionParameters): void {
  client
    .disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } })
    .catch((error: unknown) => logger.warn('ending an unwanted session failed', error))
}
