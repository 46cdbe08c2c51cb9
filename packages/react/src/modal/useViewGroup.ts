import { getInternals, getPart } from '@portico/controllers/internal'
import { useEffect, useState } from 'react'
import { reactErrors } from '../bindings/reactErrors.js'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { messagesPart } from '../i18n/loadMessages.js'
import { useLocale } from '../i18n/useLocale.js'
import { groupsPart } from '../views/groupsPart.js'
import { loadGroup } from '../views/loadGroup.js'
import type { GroupModule, GroupName } from '../views/ViewDefinition.js'

export type UseViewGroupReturnType = {
  /** Absent while loading, or after loading failed. */
  readonly group: GroupModule | undefined
  readonly failed: boolean
  /** Whether loading failed again after `retry`, as it always does in browsers that cache a failed `import()`. */
  readonly isStuck: boolean
  readonly retry: () => void
}

/** Returns a view group: immediately if it and its texts are loaded, else once they are. */
export function useViewGroup(name: GroupName): UseViewGroupReturnType {
  const portico = usePorticoInstance()
  const locale = useLocale()
  const [retries, setRetries] = useState({ name, count: 0 })
  const attempt = retries.name === name ? retries.count : 0
  const [settled, setSettled] = useState<{ readonly key: string; readonly failed: boolean }>()
  const key = `${locale}/${name}/${attempt}`
  const hasTexts = getPart(portico, messagesPart).has(`${locale}/${name}`)
  const group = hasTexts ? getPart(portico, groupsPart).get(name) : undefined
  const isLoaded = group !== undefined
  useEffect(() => {
    if (isLoaded) return
    let current = true
    loadGroup(portico, locale, name).then(
      () => current && setSettled({ key, failed: false }),
      (cause: unknown) => {
        if (!current) return
        setSettled({ key, failed: true })
        getInternals(portico).emitter.emit('error', reactErrors('react/chunk-failed', { name }, { cause }))
      },
    )
    return () => {
      current = false
    }
  }, [portico, locale, name, key, isLoaded])
  const failed = settled?.key === key && settled.failed
  return { group, failed, isStuck: failed && attempt > 0, retry: () => setRetries({ name, count: attempt + 1 }) }
}
