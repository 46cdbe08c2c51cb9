import { getPart } from '@portico/controllers/internal'
import { useEffect, useState } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { loadMessages, messagesPart } from './loadMessages.js'
import type { MessageGroupName, MessageGroups } from './MessageGroups.js'
import { useLocale } from './useLocale.js'

/**
 * Returns texts that are no part of what a view loads; `undefined` until they have come.
 *
 * @param group The texts.
 * @param isWanted Whether they are needed now; starts loading them.
 */
export function useLazyMessages<group extends MessageGroupName>(
  group: group,
  isWanted: boolean,
): MessageGroups[group] | undefined {
  const portico = usePorticoInstance()
  const locale = useLocale()
  const [, redraw] = useState(0)
  const messages = getPart(portico, messagesPart).get(`${locale}/${group}`)
  const isMissing = isWanted && !messages
  useEffect(() => {
    if (!isMissing) return
    let current = true
    const done = () => current && redraw((count) => count + 1)
    // Without them the caller shows a general text; the next use tries again.
    loadMessages(portico, locale, [group]).then(done, () => {})
    return () => {
      current = false
    }
  }, [portico, locale, group, isMissing])
  // `loadMessages` stores each group's own texts under its name.
  return messages as MessageGroups[group] | undefined
}
