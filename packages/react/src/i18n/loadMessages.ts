import type { Portico } from '@portico/controllers'
import { getFeature } from '@portico/controllers/internal'
import { reactErrors } from '../bindings/reactErrors.js'
import type { Locale } from './locales.js'
import type { MessageGroupName } from './MessageGroups.js'
import type { Messages } from './Messages.js'
import { messageLoaders } from './messageLoaders.js'
import { messagesFeature } from './messagesFeature.js'

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
  const loaded = getFeature(portico, messagesFeature)
  const load = async (group: MessageGroupName) => {
    const key = `${locale}/${group}`
    if (loaded.has(key)) return
    // Each loader brings its own group, which the union of all loaders cannot say.
    const module: Partial<Record<MessageGroupName, Messages>> = await (
      await messageLoaders[locale === 'en-XA' ? 'en' : locale]()
    )[group]()
    const messages = module[group]
    if (!messages) throw reactErrors('react/chunk-failed', { name: key })
    if (locale !== 'en-XA') return loaded.set(key, messages)
    const { makePseudoMessages } = await import('./makePseudoMessages.js')
    loaded.set(key, makePseudoMessages(messages))
  }
  await Promise.all(groups.map(load))
}
