import type { Connection, Connector } from '@portico/core'
import type { AnalyticsEvent } from '../../analytics/AnalyticsEvents.js'
import { internals, type Portico } from '../../instance/Portico.js'
import type { PairingPart, pairingKey } from '../../pairing/pairingPart.js'

export type DescribeConnectParameters = {
  readonly connector: Connector
  readonly connection: Connection
  /** The link that opened the wallet's app, if any. Default: the link of the current pairing. */
  readonly link?: unknown
}

/** Returns which wallet was connected, and how. */
export function describeConnect(
  portico: Portico,
  { connector, connection, link = findLink(portico) }: DescribeConnectParameters,
): AnalyticsEvent {
  const { name, type } = connector
  const method = type === 'AUTH' ? 'email' : type !== 'WALLET_CONNECT' ? 'browser' : link ? 'mobile' : 'qrcode'
  return { event: 'CONNECT_SUCCESS', properties: { method, name: connection.peer?.name ?? name } }
}

/** Reads the part without creating it, so that connecting without a pairing does not load its code. */
function findLink(portico: Portico): PairingPart['link'] {
  const key: typeof pairingKey = 'pairing'
  // Only `pairingPart` has this key.
  const pairing = portico[internals].parts.get(key)?.value as PairingPart | undefined
  return pairing?.link
}
