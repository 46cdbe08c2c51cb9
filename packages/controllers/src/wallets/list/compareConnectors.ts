import type { ConnectorType } from '@portico/core'
import type { ConnectorInfo } from '../../instance/state/connectionState.js'

const ranks: Record<ConnectorType, number> = {
  ANNOUNCED: 0,
  MULTI_CHAIN: 1,
  INJECTED: 2,
  EXTERNAL: 3,
  WALLET_CONNECT: 4,
  AUTH: 5,
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Orders connectors by how reliably they identify their wallet: announced ones first, then those with a reverse domain
 * name. A total order, so that the list does not depend on which wallet was announced first.
 */
export function compareConnectors(a: ConnectorInfo, b: ConnectorInfo): number {
  return (
    ranks[a.type] - ranks[b.type] ||
    Number(!a.rdns) - Number(!b.rdns) ||
    compareText(a.name.toLowerCase(), b.name.toLowerCase()) ||
    compareText(a.id, b.id) ||
    compareText(a.namespaces.join(), b.namespaces.join()) ||
    compareText(a.name, b.name) ||
    compareText(a.rdns ?? '', b.rdns ?? '') ||
    compareText(a.image ?? '', b.image ?? '')
  )
}
