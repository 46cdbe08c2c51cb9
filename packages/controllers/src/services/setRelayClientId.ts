import { getFeature } from '../features/getFeature.js'
import type { Portico } from '../portico/Portico.js'
import { relayClientIdFeature } from './relayClientIdFeature.js'

/** Tells the instance by which id the relay knows it; later calls of the blockchain API carry it. */
export function setRelayClientId(portico: Portico, id: string | undefined): void {
  getFeature(portico, relayClientIdFeature).id = id
}
