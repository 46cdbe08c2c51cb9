import { ref, subscribe } from 'valtio/vanilla'
import { definePart } from '../../instance/definePart.js'
import { getInternals } from '../../instance/getInternals.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import type { ConnectorInfo } from '../../instance/state/connectionState.js'
import { queryClientPart } from '../../queries/queryClientPart.js'
import type { CatalogueWallet } from '../../services/catalogue/CatalogueWallet.js'
import { getCustomWallets } from '../catalogue/getCustomWallets.js'
import { listSeenWallets } from '../catalogue/listSeenWallets.js'
import { walletIdentity } from '../list/walletIdentity.js'
import { showConnectorPictures } from './showConnectorPictures.js'

const namedConnectorsPart = definePart({
  key: 'namedConnectors',
  create(portico) {
    const { connection } = getInternals(portico).stores
    const name = () => {
      const { connectors } = connection
      if (connectors.every(hasPicture)) return
      const wallets = [...getCustomWallets(portico), ...listSeenWallets(portico)]
      const named = connectors.map((connector) => {
        const wallet = hasPicture(connector) ? undefined : findWallet(wallets, connector)
        if (wallet?.imageId) return { ...connector, imageId: wallet.imageId }
        return wallet?.imageUrl ? { ...connector, image: wallet.imageUrl } : connector
      })
      if (named.every((connector, at) => connector === connectors[at])) return
      connection.connectors = ref(named)
      showConnectorPictures(portico)
    }
    name()
    const queries = getPart(portico, queryClientPart).getQueryCache()
    return [
      // The list is replaced whenever a wallet is announced.
      subscribe(connection, name, true),
      queries.subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') name()
      }),
    ]
  },
  dispose(stops) {
    for (const stop of stops) stop()
  },
})

const hasPicture = ({ image, imageId }: ConnectorInfo) => Boolean(image ?? imageId)

/** Matched by the catalogue's id, the reverse domain name or the injected form listed by the catalogue. */
function findWallet(wallets: readonly CatalogueWallet[], connector: ConnectorInfo): CatalogueWallet | undefined {
  const { rdns } = walletIdentity(connector)
  const isInjected = ({ namespace, injectedId }: CatalogueWallet['injected'][number]) =>
    connector.namespaces.includes(namespace) && (injectedId === connector.id || injectedId.toLowerCase() === rdns)
  return (
    wallets.find(({ id }) => id === connector.explorerId) ??
    wallets.find((wallet) => (rdns !== '' && walletIdentity(wallet).rdns === rdns) || wallet.injected.some(isInjected))
  )
}

/**
 * Gives connectors without a picture that of the same wallet in the catalogue, once a list that was requested anyway
 * contains it. It requests no list, and no picture before the modal is open.
 *
 * @param portico The instance.
 */
export function nameConnectorPictures(portico: Portico): void {
  getPart(portico, namedConnectorsPart)
}
