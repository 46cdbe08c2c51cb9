import type { Logger } from '@portico/core'
import type { SignClientPort } from '../port/SignClientPort.js'

export type EndSessionParameters = {
  readonly client: SignClientPort
  readonly logger: Logger
  readonly topic: string
}

/** Ends a session that nobody waits for any more, so that the wallet does not go on believing in it. */
export function endSession({ client, logger, topic }: EndSessionParameters): void {
  client
    .disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } })
    .catch((error: unknown) => logger.warn('ending an unwanted session failed', error))
}
