import type { Portico } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { resolveRequest, routes } from '@portico/controllers/ui'
import { loadMessages } from '../i18n/loadMessages.js'
import type { Locale } from '../i18n/locales.js'
import { loadGroup } from '../views/loadGroup.js'
import { ModalHost } from './ModalHost.js'

/** Returns the modal once its texts are there, and starts loading the view group that will be asked for. */
export async function prepareModal(portico: Portico, locale: Locale) {
  const { logger, stores } = getInternals(portico)
  const { activeNamespace, namespaces } = stores.connection
  const likely = namespaces[activeNamespace]?.status === 'connected' ? 'Account' : 'Connect'
  const { request } = stores.modal
  const { group } = routes[request ? resolveRequest(portico, request).view : likely]
  // The modal itself shows a failure of this and offers to try again.
  const groupLoaded = loadGroup(portico, locale, group).catch((error: unknown) =>
    logger.warn('group not loaded', error),
  )
  await loadMessages(portico, locale, ['common'])
  return { ModalHost, groupLoaded }
}
