import { getInternals } from '@portico/controllers/internal'
import { type ComponentType, useEffect, useState } from 'react'
import { reactErrors } from '../bindings/reactErrors.js'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { whenIdle } from '../bindings/whenIdle.js'
import { loadMessages } from '../i18n/loadMessages.js'
import { useButtonMessages } from '../i18n/useButtonMessages.js'
import { useLocale } from '../i18n/useLocale.js'
import { usePrefetchModal } from '../modal/usePrefetchModal.js'
import { Button } from '../primitives/Button/Button.js'
import { PorticoRoot } from '../provider/PorticoRoot.js'
import css from './OnRampWidget.module.css'

type Loaded = { readonly key: string; readonly Widget?: ComponentType | undefined }

/**
 * A form to buy tokens with money, in the page: how much, in which currency, for which token, and what one gets for it.
 * Its button opens the modal, where the provider is chosen and the purchase followed. Without an account it offers to
 * connect. Its code is loaded when it is first shown.
 *
 * @example
 * <OnRampWidget />
 */
export function OnRampWidget() {
  const portico = usePorticoInstance()
  const locale = useLocale()
  const text = useButtonMessages()
  const prefetch = usePrefetchModal()
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>()
  const key = `${locale}/${attempt}`
  useEffect(() => whenIdle(prefetch), [prefetch])
  useEffect(() => {
    let current = true
    loadWidget().then(
      (Widget) => current && setLoaded({ key, Widget }),
      (cause: unknown) => {
        if (!current) return
        setLoaded({ key })
        getInternals(portico).emitter.emit('error', reactErrors('react/chunk-failed', { name: 'onramp' }, { cause }))
      },
    )
    async function loadWidget(): Promise<ComponentType> {
      const texts = loadMessages(portico, locale, ['common', 'onramp'])
      const [{ Widget }] = await Promise.all([import('../views/onramp/group.js'), texts])
      return Widget
    }
    return () => {
      current = false
    }
  }, [portico, locale, key])
  const { Widget } = loaded ?? {}
  const isFailed = loaded?.key === key && !Widget
  return (
    <PorticoRoot>
      <div className={css.widget} aria-busy={!loaded || undefined}>
        {Widget && loaded?.key.startsWith(`${locale}/`) && <Widget />}
        {isFailed && (
          <Button variant="secondary" full icon="retry" onClick={() => setAttempt(attempt + 1)}>
            {text.failed}
          </Button>
        )}
      </div>
    </PorticoRoot>
  )
}
