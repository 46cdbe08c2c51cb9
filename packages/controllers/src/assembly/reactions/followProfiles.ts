import { connectionStatusKey, identityCacheKey } from '@portico/core/internal'
import { dropCaches } from '../../connection/state/clearLogin.js'
import { getInternals } from '../../instance/getInternals.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'

/** Shows stored names of accounts, if any. What was read is dropped if nobody was connected when the app started. */
export function followProfiles(portico: Portico): () => void {
  const { lifetime, logger, store } = getInternals(portico)
  if (store.get(connectionStatusKey) === 'disconnected') dropCaches(store)
  const follow = () => {
    if (!store.get(identityCacheKey)) return
    import('../../identity/showProfiles.js')
      .then(({ profilesPart }) => lifetime.aborted || getPart(portico, profilesPart))
      .catch((error: unknown) => logger.warn('stored names could not be shown', error))
  }
  follow()
  return store.subscribe(identityCacheKey, follow)
}
