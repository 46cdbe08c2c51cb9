import { type AccountNameState, setAccountNameText } from '@portico/controllers'
import { type ReactElement, useId } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { shortenName } from '../../../parts/identity/IdentityName.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './RegisterAccountName.module.css'

/** More would only be read past. */
const mostShown = 3

/** Names like the one that is typed, to choose one of. */
export function SuggestedNames({ form }: { readonly form: Snapshot<AccountNameState> }): ReactElement | null {
  const portico = usePorticoInstance()
  const text = useMessages('names')
  const id = useId()
  const isBusy = form.phase === 'signing' || form.phase === 'registering'
  if (form.suggestions.length === 0) return null
  return (
    <>
      <Text variant="label" tone="secondary" id={id}>
        {text.suggestions}
      </Text>
      <ul className={css.list} aria-labelledby={id}>
        {form.suggestions.slice(0, mostShown).map((name) => (
          <li key={name}>
            <Button
              variant="secondary"
              size="s"
              disabled={isBusy}
              onClick={() => setAccountNameText(portico, { text: name })}
            >
              <bdi title={name}>{shortenName(name)}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
