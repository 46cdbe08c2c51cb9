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
    // A connector's id may be that of a wallet in the catalogue, whose pictures lie elsewhere.
    const pictures = createPictures(portico, ['connector', 'wallet'], show)
    show()
    // The list is a new one whenever a wallet announces itself.
    return [subscribe(connection, show, true), pictures.stop]
  },
  dispose(stops) {
    for (const stop of stops) stop()
  },
})

/**
 * Gives the instance's connectors that name an `imageId` and have no picture of their own the catalogue's. Whatever
 * shows a connector then shows it.
 *
 * @param portico The instance.
 */
export function showConnectorPictures(portico: Portico): void {
  getPart(portico, picturedConnectorsPart)
}
