import type { ConnectorInfo } from '../../instance/state/connectionState.js'
import { compareConnectors } from './compareConnectors.js'
import type { WalletEntry } from './WalletEntry.js'
import { walletIdentity } from './walletIdentity.js'

type Draft = { readonly rdns: string; readonly connectors: ConnectorInfo[]; readonly namespaces: string[] }

/**
 * Merges connectors of one wallet. Wallets are identified by reverse domain name, else by name, else by picture. Of
 * several connectors for one namespace the best is kept; connectors with the same name on several namespaces become one
 * wallet of type `MULTI_CHAIN`. Two wallets of one namespace with the same name but different domains stay separate,
 * because it is unknown which of them is genuine. The result does not depend on the order of the connectors.
 */
export function mergeConnectors(connectors: readonly ConnectorInfo[]): readonly WalletEntry[] {
  const drafts: Draft[] = []
  const known = new Map<string, Draft[]>()
  for (const connector of [...connectors].sort(compareConnectors)) {
    const { rdns, name } = walletIdentity(connector)
    const alone = connector.type === 'WALLET_CONNECT'
    const nameKey = alone ? `id:${connector.id}` : name ? `name:${name}` : `image:${connector.image ?? connector.id}`
    const namesakes = known.get(nameKey) ?? []
    const draft =
      (rdns && known.get(`rdns:${rdns}`)?.[0]) ||
      namesakes.find(
        (other) =>
          !rdns || !other.rdns || !connector.namespaces.some((namespace) => other.namespaces.includes(namespace)),
      )
    if (draft && connector.namespaces.every((namespace) => draft.namespaces.includes(namespace))) continue
    const target = draft ?? { rdns, connectors: [], namespaces: [] }
    if (!draft) drafts.push(target)
    target.connectors.push(connector)
    target.namespaces.push(...connector.namespaces.filter((namespace) => !target.namespaces.includes(namespace)))
    if (!namesakes.includes(target)) known.set(nameKey, [...namesakes, target])
    if (rdns && !known.has(`rdns:${rdns}`)) known.set(`rdns:${rdns}`, [target])
  }
  return drafts.map(toEntry)
}

function toEntry({ connectors, namespaces }: Draft): WalletEntry {
  const pick = <key extends 'image' | 'imageId' | 'explorerId' | 'rdns'>(key: key) =>
    connectors.find((connector) => connector[key])?.[key]
  // A draft is created together with its first connector.
  const [first] = connectors as [ConnectorInfo]
  return {
    id: first.id,
    name: first.name,
    type: namespaces.length > 1 && first.type !== 'WALLET_CONNECT' ? 'MULTI_CHAIN' : first.type,
    image: pick('image'),
    imageId: pick('imageId'),
    explorerId: pick('explorerId'),
    rdns: pick('rdns'),
    connectors,
    namespaces,
    installed: connectors.some(({ type }) => type !== 'WALLET_CONNECT' && type !== 'EXTERNAL'),
  }
}
