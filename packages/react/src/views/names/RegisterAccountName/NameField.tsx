import { type AccountNameState, setAccountNameText } from '@portico/controllers'
import { getNameZone } from '@portico/controllers/ui'
import { isPorticoError } from '@portico/core'
import type { ReactElement, ReactNode } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { isolate } from '../../../i18n/isolate.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { shortenName } from '../../../parts/identity/IdentityName.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { Spinner } from '../../../primitives/Spinner/Spinner.js'
import { TextField } from '../../../primitives/TextField/TextField.js'
import css from './RegisterAccountName.module.css'

type Note = { readonly hint: ReactNode } | { readonly error: ReactNode }

/** The field of the name. What is known of it stands below it, in a place that is always taken. */
export function NameField({ form }: { readonly form: Snapshot<AccountNameState> }): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('names')
  const { availability, owned, phase, problem } = form
  const isFree = availability === 'available' || availability === 'own'
  const getNote = (): Note => {
    const name = isolate(shortenName(form.name ?? ''))
    if (owned !== undefined && owned !== form.name)
      return {
        error: (
          <>
            {text.owned} <bdi>({shortenName(owned)})</bdi>
          </>
        ),
      }
    if (availability === 'available') return { hint: text.available({ name }) }
    if (availability === 'own') return { hint: text.own({ name }) }
    if (availability === 'taken') return { error: text.taken({ name }) }
    if (availability === 'checking') return { hint: text.checking }
    if (availability === 'invalid') {
      const isShort = isPorticoError(problem, 'name/invalid') && Object(problem.params).reason === 'too-short'
      return { error: isShort ? text.tooShort : text.characters }
    }
    return { hint: text.hint({ zone: isolate(getNameZone(portico)) }) }
  }
  const note = getNote()
  return (
    <TextField
      label={text.name}
      enterKeyHint="go"
      maxLength={63}
      value={form.text}
      readOnly={phase === 'signing' || phase === 'registering'}
      onChange={({ target }) => setAccountNameText(portico, { text: target.value })}
      // The focus stays in the field, so what becomes known of it would not be announced otherwise.
      {...('error' in note
        ? { error: <span role="alert">{note.error}</span> }
        : { hint: <span role="status">{note.hint}</span> })}
      end={
        <span className={css.state}>
          {availability === 'checking' ? <Spinner size="s" /> : isFree && !('error' in note) && <Icon name="check" />}
        </span>
      }
    />
  )
}
