import type { Portico } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { loadMessages } from '../i18n/loadMessages.js'
import type { Locale } from '../i18n/locales.js'
import { importGroup } from './groups.js'
import { groupsPart } from './groupsPart.js'
import type { GroupModule, GroupName } from './ViewDefinition.js'

/**
 * Loads the code and the texts of a view group. A failed load may be tried again.
 *
 * @param portico The instance that keeps the texts.
 */
export async function loadGroup(portico: Portico, locale: Locale, group: GroupName): Promise<GroupModule> {
  const loaded = getPart(portico, groupsPart)
  const [module] = await Promise.all([
    loaded.get(group) ?? importGroup(group),
    loadMessages(portico, locale, ['common', group]),
  ])
  loaded.set(group, module)
  // Connect shows no network, and the first click should wait for its code only.
  if (group !== 'connect')
    import('../parts/catalogue/drawNetworks.lazy.js').then(({ drawNetworks }) => drawNetworks(portico)).catch(() => {})
  if (portico.getState().connectors.some(({ image, imageId }) => imageId && !image))
    import('../parts/catalogue/drawConnectors.lazy.js')
      .then(({ drawConnectors }) => drawConnectors(portico))
      .catch(() => {})
  return module
}
