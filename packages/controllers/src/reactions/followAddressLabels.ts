import { getFeature } from '../features/getFeature.js'
import { addressLabelsKey } from '../labels/addressLabelsKey.js'
import { getInternals } from '../portico/getInternals.js'
import type { Portico } from '../portico/Portico.js'

/** Shows the names of accounts in the state once there are any; most people have given none. */
export function followAddressLabels(portico: Portico): () => void {
  const { lifetime, logger, store } = getInternals(portico)
  const follow = () => {
    if (!store.get(addressLabelsKey)) return
    import('../labels/addressLabelsFeature.js')
      .then(({ addressLabelsFeature }) => lifetime.aborted || getFeature(portico, addressLabelsFeature))
      .catch((error: unknown) => logger.warn('names of accounts could not be read', error))
  }
  follow()
  return store.subscribe(addressLabelsKey, follow)
}
