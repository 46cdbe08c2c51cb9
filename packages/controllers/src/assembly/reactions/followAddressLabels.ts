import { getInternals } from '../../instance/getInternals.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { addressLabelsKey } from '../../labels/addressLabelsKey.js'

/** Shows the names of accounts in the state once there are any; most people have given none. */
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
