import type { ChainNamespace } from '@portico/core'
import { getFeature } from '../features/getFeature.js'
import { pairingFeature } from '../pairing/pairingFeature.js'
import { internals, type Portico } from '../portico/Portico.js'
import type { AnalyticsEvent } from './AnalyticsEvents.js'

export type DescribeConnectParameters = { readonly connectorId: string; readonly namespace: ChainNamespace }

/** Tells which wallet was connected, and how it was reached. */
export function describeConnect(
  portico: Portico,
  { connectorId, namespace }: DescribeConnectParameters,
): AnalyticsEvent {
  const { connections, stores } = portico[internals]
  const connector = stores.connection.connectors.find(({ id }) => id === connectorId)
  const name = connections.get(namespace)?.peer?.name ?? connector?.name ?? connectorId
  const relayed =
    connector?.type === 'WALLET_CONNECT' && (getFeature(portico, pairingFeature).link ? 'mobile' : 'qrcode')
  const method = relayed || (connector?.type === 'AUTH' ? 'email' : 'browser')
  return { event: 'CONNECT_SUCCESS', properties: { method, name } }
}
