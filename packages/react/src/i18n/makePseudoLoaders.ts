import type { MessageLoaders } from './MessageGroups.js'
import type { Messages } from './Messages.js'
import { makePseudoMessages } from './makePseudoMessages.js'

/** Returns loaders of the pseudo-locale from those of English. */
export function makePseudoLoaders(english: MessageLoaders): MessageLoaders {
  const toPseudo = async (load: () => Promise<Readonly<Record<string, Messages>>>) =>
    Object.fromEntries(Object.entries(await load()).map(([group, messages]) => [group, makePseudoMessages(messages)]))
  const entries = Object.entries(english).map(([group, load]) => [group, () => toPseudo(load)])
  // Every group keeps its name, and its texts theirs.
  return Object.fromEntries(entries) as MessageLoaders
}
