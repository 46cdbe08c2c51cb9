import type { Portico } from '@portico/controllers'
import { getFeature } from '@portico/controllers/internal'
import { loadMessages } from './loadMessages.js'
import type { Locale } from './locales.js'
import type { MessageGroups } from './MessageGroups.js'
import { messagesFeature } from './messagesFeature.js'

/** Loads the buttons' texts of a locale other than English. */
export async function loadButtonMessages(portico: Portico, locale: Locale): Promise<MessageGroups['buttons']> {
  await loadMessages(portico, locale, ['buttons'])
  // `loadMessages` has just stored this group's own texts under its name.
  return getFeature(portico, messagesFeature).get(`${locale}/buttons`) as MessageGroups['buttons']
}
