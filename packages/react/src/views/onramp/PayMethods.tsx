import { type OnrampState, setOnrampCurrency } from '@portico/controllers'
import { getOnrampMethod } from '@portico/controllers/ui'
import { type ReactElement, useId } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import type { MessageGroups } from '../../i18n/MessageGroups.js'
import { useMessages } from '../../i18n/useMessages.js'
import css from './PayMethods.module.css'

/** The ways to pay with the chosen currency, where there are several. Each has its own limits. */
export function PayMethods({ form }: { readonly form: Snapshot<OnrampState> }): ReactElement | null {
  const portico = usePorticoInstance()
  const text = useMessages('onramp')
  const id = useId()
  const methods = form.currency?.methods ?? []
  const chosen = getOnrampMethod(form)
  if (methods.length < 2) return null
  return (
    <fieldset className={css.methods} aria-label={text.method}>
      {methods.map((method) => (
        <label key={method.id} className={css.method}>
          <input
            type="radio"
            name={`${id}-method`}
            checked={method.id === chosen?.id}
            onChange={() => setOnrampCurrency(portico, { methodId: method.id })}
          />
          <span>{nameMethod(text, method.id)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Names a way to pay; one that we have no word for by its id, which is letters, digits and `_`, `.` or `-`. */
function nameMethod(text: MessageGroups['onramp'], id: string): string {
  const key = id.toLowerCase()
  if (key === 'card') return text.methodCard
  return key === 'ach_bank_account' ? text.methodBank : id.replaceAll('_', ' ')
}
