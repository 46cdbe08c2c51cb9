import { getFeature } from '../../instance/getFeature.js'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'
import { addressLabelsKey } from '../../labels/addressLabelsKey.js'

/** Shows the names of accounts in the state once there are any; most people have given none. */
export function followAddressLabels(portico: Portico): () => void {
  const { lifetime, logger, store } = getInternals(portico)
  const follow = () => {
    if (!store.get(addressLabelsKey)) return
    import('../../labels/addressLabelsFeature.js')
      .then(({ addressLabelsFeature }) => lifetime.aborted || getFeature(portico, addressLabelsFeature))
      .catch((error: unknown) => logger.warn('names of accounts could not be read', error))
  }
  follow()
  return store.subscribe(addressLabelsKey, follow)
}
