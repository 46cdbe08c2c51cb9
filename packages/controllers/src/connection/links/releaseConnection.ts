import type { Connection } from '@portico/core'
import { getInternals } from '../../instance/getInternals.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { linksPart } from './linksPart.js'

/** Releases a connection that serves no namespace any more. `end` also ends it at the wallet, without waiting. */
export function releaseConnection(portico: Portico, connection: Connection, end: boolean): void {
  const { connections, logger } = getInternals(portico)
  if ([...connections.values()].includes(connection)) return
  const links = getPart(portico, linksPart)
  links.get(connection)?.()
  links.delete(connection)
  connection.release?.()
  if (end) connection.disconnect().catch((error: unknown) => logger.warn('ending a replaced connection failed', error))
}
