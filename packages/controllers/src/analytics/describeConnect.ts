import type { Connection } from '@portico/core'
import { getFeature } from '../features/getFeature.js'
import { pairingFeature } from '../pairing/pairingFeature.js'
import { internals, type Portico } from '../portico/Portico.js'
import type { AnalyticsEvent } from './AnalyticsEvents.js'

export type DescribeConnectParameters = {
  readonly connection: Connection
  /** Whether a link opened the wallet's app. Default: as the pairing that runs says. */
  readonly byLink?: boolean | undefined
}

/** Tells which wallet was connected, and how it was reached. */
export function describeConnect(
  portico: Portico,
  { connection, byLink = getFeature(portico, pairingFeature).link !== undefined }: DescribeConnectParameters,
): AnalyticsEvent {
  const { connectorId, peer } = connection
  const connector = portico[internals].stores.connection.connectors.find(({ id }) => id === connectorId)
  const name = peer?.name ?? connector?.name ?? connectorId
  const relayed = connector?.type === 'WALLET_CONNECT' && (byLink ? 'mobile' : 'qrcode')
  const method = relayed || (connector?.type === 'AUTH' ? 'email' : 'browser')
  return { event: 'CONNECT_SUCCESS', properties: { method, name } }
}
