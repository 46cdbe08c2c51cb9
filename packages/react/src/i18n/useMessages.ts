import { getPart } from '@portico/controllers/internal'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { messagesPart } from './loadMessages.js'
import type { MessageGroupName, MessageGroups } from './MessageGroups.js'
import { modalErrors } from './modalErrors.js'
import { useLocale } from './useLocale.js'

/**
 * Returns the texts of a group in the active locale. They come with the view group, see `loadGroup`.
 *
 * @throws `react/messages-missing` when the group has not been loaded.
 */
export function useMessages<group extends MessageGroupName>(group: group): MessageGroups[group] {
  const portico = usePorticoInstance()
  const locale = useLocale()
  const messages = getPart(portico, messagesPart).get(`${locale}/${group}`)
  if (!messages) throw modalErrors('react/messages-missing', { group, locale })
  // `loadMessages` stores each group's own texts under its name.
  return messages as MessageGroups[group]
}
