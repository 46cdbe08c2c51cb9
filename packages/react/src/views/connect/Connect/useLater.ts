import { useState } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useWhileOpen } from '../../../bindings/useWhileOpen.js'
import { loadMessages } from '../../../i18n/loadMessages.js'
import type { MessageGroupName } from '../../../i18n/MessageGroups.js'
import { useLocale } from '../../../i18n/useLocale.js'

/**
 * Loads a part of Connect with its texts once the modal is open and painted; `undefined` until then. A part that cannot
 * be loaded is tried again at the next opening.
 *
 * @param load Loads the part; the same function each time.
 * @param group Its texts.
 */
export function useLater<part>(load: () => Promise<part>, group: MessageGroupName): part | undefined {
  const portico = usePorticoInstance()
  const locale = useLocale()
  const [loaded, setLoaded] = useState<{ readonly part: part }>()
  useWhileOpen(() => {
    let current = true
    Promise.all([load(), loadMessages(portico, locale, [group])]).then(
      ([part]) => current && setLoaded({ part }),
      () => {},
    )
    return () => {
      current = false
    }
  }, [locale, load, group])
  return loaded?.part
}
