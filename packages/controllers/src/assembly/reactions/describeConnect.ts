import type { Connection, Connector } from '@portico/core'
import type { AnalyticsEvent } from '../../analytics/AnalyticsEvents.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { pairingKey } from '../../pairing/pairingKey.js'
import type { PairingPart } from '../../pairing/pairingPart.js'

export type DescribeConnectParameters = {
  readonly connector: Connector
  readonly connection: Connection
  /** The link that opened the wallet's app, if one did. Default: that of the pairing that runs. */
  readonly link?: unknown
}

/** Tells which wallet was connected, and how it was reached. */
export function describeConnect(
  portico: Portico,
  { connector, connection, link = findLink(portico) }: DescribeConnectParameters,
): AnalyticsEvent {
  const { name, type } = connector
  const method = type === 'AUTH' ? 'email' : type !== 'WALLET_CONNECT' ? 'browser' : link ? 'mobile' : 'qrcode'
  return { event: 'CONNECT_SUCCESS', properties: { method, name: connection.peer?.name ?? name } }
}

/** Looks only, so that whatever connects without a pairing does without its code. */
function findLink(portico: Portico): PairingPart['link'] {
  // What is kept by this key is what `pairingPart` made.
  const pairing = portico[internals].parts.get(pairingKey)?.value as PairingPart | undefined
  return pairing?.link
}
