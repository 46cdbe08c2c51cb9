import { outcomesPart } from '../../connection/links/outcomesPart.js'
import { pendingPairingsKey } from '../../connectors/walletconnect/storage/pendingPairingsKey.js'
import { getInternals } from '../../instance/getInternals.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'

/** Resumes a pairing that was in progress when the page was left. It may take minutes, so nothing waits for it. */
export function resumePairing(portico: Portico): () => void {
  const { logger, options, store } = getInternals(portico)
  return getPart(portico, outcomesPart).on('resumed', () => {
    if (!options.enableReconnect || !store.get(pendingPairingsKey)) return
    import('../../pairing/adoptPairing.js')
      .then(({ adoptPairing }) => adoptPairing(portico))
      .catch((error: unknown) => logger.warn('an earlier pairing could not be taken up', error))
  })
}
