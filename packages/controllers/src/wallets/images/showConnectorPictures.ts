import { ref, subscribe } from 'valtio/vanilla'
import { definePart } from '../../instance/definePart.js'
import { getInternals } from '../../instance/getInternals.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { createPictures } from '../../services/catalogue/createPictures.js'

const picturedConnectorsPart = definePart({
  key: 'picturedConnectors',
  create(portico) {
    const { connection } = getInternals(portico).stores
    const show = () => {
      const { connectors } = connection
      const shown = connectors.map((connector) => {
        const image = connector.image ?? (connector.imageId && pictures.get(connector.imageId))
        return image === connector.image ? connector : { ...connector, image }
      })
      if (shown.some((connector, at) => connector !== connectors[at])) connection.connectors = ref(shown)
    }
    // A connector's id may be a wallet's id in the catalogue, where pictures have another path.
    const pictures = createPictures(portico, ['connector', 'wallet'], show)
    show()
    // The list is replaced whenever a wallet is announced.
    return [subscribe(connection, show, true), pictures.stop]
  },
  dispose(stops) {
    for (const stop of stops) stop()
  },
})

/**
 * Sets the catalogue's picture on the instance's connectors that have an `imageId` and no picture of their own.
 *
 * @param portico The instance.
 */
export function showConnectorPictures(portico: Portico): void {
  getPart(portico, picturedConnectorsPart)
}
