import type { Network } from '@portico/core'
import { ref, subscribe } from 'valtio/vanilla'
import { defineFeature } from '../../instance/defineFeature.js'
import { getFeature } from '../../instance/getFeature.js'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'
import { getNetworkDrawing } from './getNetworkDrawing.js'

const drawnNetworksFeature = defineFeature({
  key: 'drawnNetworks',
  create(portico) {
    const { networks } = getInternals(portico).stores
    const draw = () => {
      const drawn = networks.networks.map(addDrawing)
      if (drawn.some((network, at) => network !== networks.networks[at])) networks.networks = ref(drawn)
    }
    draw()
    return subscribe(networks, draw, true)
  },
  dispose: (stop) => stop(),
})

/**
 * Gives the instance's networks that have no picture by URL the one that comes with the package, those that are added
 * later too. Whatever shows a network then shows it.
 *
 * @param portico The instance.
 */
export function showNetworkDrawings(portico: Portico): void {
  getFeature(portico, drawnNetworksFeature)
}

function addDrawing(network: Network): Network {
  const imageUrl = network.imageUrl ?? getNetworkDrawing(network.caipNetworkId)
  return imageUrl === network.imageUrl ? network : { ...network, imageUrl }
}
