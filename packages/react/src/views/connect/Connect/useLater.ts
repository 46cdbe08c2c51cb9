import { useState } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useWhileOpen } from '../../../bindings/useWhileOpen.js'
import { loadMessages } from '../../../i18n/loadMessages.js'
import type { MessageGroupName } from '../../../i18n/MessageGroups.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { loadLater } from '../../loadLater.js'

/** The parts of Connect that its first paint does not wait for. */
export type Later = Awaited<ReturnType<typeof loadLater>>

/**
 * Returns the later parts of Connect, with their texts, once the modal is open and painted; `undefined` until then. What
 * cannot be loaded is tried again at the next opening.
 *
 * @param group The texts.
 */
export function useLater(group: MessageGroupName): Later | undefined {
  const portico = usePorticoInstance()
  const locale = useLocale()
  const [later, setLater] = useState<Later>()
  useWhileOpen(() => {
    let current = true
    Promise.all([loadLater(), loadMessages(portico, locale, [group])]).then(
      ([module]) => current && setLater(module),
      () => {},
    )
    return () => {
      current = false
    }
  }, [locale, group])
  return later
}
