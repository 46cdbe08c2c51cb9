import type { Network } from '@portico/core'
import { ref, subscribe } from 'valtio/vanilla'
import { definePart } from '../../instance/definePart.js'
import { getInternals } from '../../instance/getInternals.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { createPictures } from '../../services/catalogue/createPictures.js'
import { getNetworkDrawing } from './getNetworkDrawing.js'

const drawnNetworksPart = definePart({
  key: 'drawnNetworks',
  create(portico) {
    const { networks } = getInternals(portico).stores
    const addPicture = (network: Network): Network => {
      const { caipNetworkId, imageId } = network
      const imageUrl = network.imageUrl ?? getNetworkDrawing(caipNetworkId) ?? (imageId && pictures.get(imageId))
      return imageUrl === network.imageUrl ? network : { ...network, imageUrl }
    }
    const draw = () => {
      const drawn = networks.networks.map(addPicture)
      if (drawn.some((network, at) => network !== networks.networks[at])) networks.networks = ref(drawn)
    }
    const pictures = createPictures(portico, ['network'], draw)
    draw()
    return [subscribe(networks, draw, true), pictures.stop]
  },
  dispose(stops) {
    for (const stop of stops) stop()
  },
})

/**
 * Sets the bundled picture, or the catalogue's for their `imageId`, on the instance's networks without a picture URL,
 * including those that are added later.
 *
 * @param portico The instance.
 */
export function showNetworkDrawings(portico: Portico): void {
  getPart(portico, drawnNetworksPart)
}
