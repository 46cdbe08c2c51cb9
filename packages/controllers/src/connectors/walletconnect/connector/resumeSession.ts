import type { Connector } from '@portico/core'
import { settle } from '@portico/core/internal'
import { findSession } from '../session/findSession.js'
import type { ConnectorParts } from './ConnectorParts.js'

/**
 * Opens the stored session of an earlier connection. Rejects with `connection/aborted` and what loading the client fails
 * with.
 *
 * @param parts What the connector's commands share.
 * @param parameters The namespaces to restore, and the signal that ends the wait.
 * @returns `undefined` when there is no such session any more.
 */
export async function resumeSession(
  { context, source, opener, endUnused }: ConnectorParts,
  { namespaces, signal }: Parameters<Connector['restore']>[0],
): ReturnType<Connector['restore']> {
  const client = await settle(source.get, { signal })
  let session = findSession({ client, context, namespaces })
  if (!session) {
    // Another tab may have paired since the client read its storage.
    await settle(source.catchUp, { signal })
    session = findSession({ client, context, namespaces })
  }
  const connection = session && (await opener.open(client, { session, signal }))
  endUnused(client)
  return connection
}
