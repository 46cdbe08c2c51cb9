import { getInternals } from '../../instance/getInternals.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { addressLabelsKey } from '../../labels/addressLabelsKey.js'

/** Loads the names of accounts into the state if there are any. Most users have none. */
export function followAddressLabels(portico: Portico): () => void {
  const { lifetime, logger, store } = getInternals(portico)
  const follow = () => {
    if (!store.get(addressLabelsKey)) return
    import('../../labels/addressLabelsPart.js')
      .then(({ addressLabelsPart }) => lifetime.aborted || getPart(portico, addressLabelsPart))
      .catch((error: unknown) => logger.warn('names of accounts could not be read', error))
  }
  follow()
  return store.subscribe(addressLabelsKey, follow)
}
