import type { Portico } from '@portico/controllers'
import { definePart, getPart } from '@portico/controllers/internal'
import { reactErrors } from '../bindings/reactErrors.js'
import { firstTexts } from './firstTexts.js'
import type { Locale } from './locales.js'
import type { MessageGroupName } from './MessageGroups.js'
import type { Messages } from './Messages.js'

/** Loaded texts by `locale/group`. */
export const messagesPart = definePart<Map<string, Messages>>({ key: 'messages', create: () => new Map() })

/**
 * Loads the texts of groups for a locale, so that `useMessages` finds them. Groups that are there are not loaded again.
 *
 * @param portico The instance that keeps them.
 */
export async function loadMessages(
  portico: Portico,
  locale: Locale,
  groups: readonly MessageGroupName[],
): Promise<void> {
  const loaded = getPart(portico, messagesPart)
  const load = async (group: MessageGroupName) => {
    const key = `${locale}/${group}`
    if (loaded.has(key)) return
    const loaders = await (await firstTexts[locale]()).getLoaders(locale)
    // Each loader brings its own group, which the union of all loaders cannot say, and what else is in its file.
    const module: Partial<Record<MessageGroupName, Messages>> = await loaders[group]()
    if (!module[group]) throw reactErrors('react/chunk-failed', { name: key })
    for (const [name, messages] of Object.entries(module)) loaded.set(`${locale}/${name}`, messages)
  }
  await Promise.all(groups.map(load))
}
