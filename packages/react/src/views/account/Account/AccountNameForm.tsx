import { addAddressLabel } from '@portico/controllers'
import { maxLabelLength } from '@portico/controllers/ui'
import { truncateAddress } from '@portico/core'
import { type FormEvent, type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useAddressLabel } from '../../../parts/accounts/useAddressLabel.js'
import { Button } from '../../../primitives/Button/Button.js'
import { TextField } from '../../../primitives/TextField/TextField.js'
import css from './AccountNameForm.module.css'

export type AccountNameFormProps = {
  readonly address: string
  /** Called once the name is saved or discarded. */
  readonly onEnd: () => void
}

/** A field for an account's name. Enter saves it, an empty one removes it; Escape discards the change. */
export function AccountNameForm({ address, onEnd }: AccountNameFormProps): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('account')
  const common = useMessages('common')
  const namespace = usePorticoState((state) => state.activeNamespace)
  const [name, setName] = useState(useAddressLabel(address) ?? '')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = form.current?.querySelector('input')
    field?.focus()
    field?.select()
  }, [])
  const save = (event: FormEvent) => {
    event.preventDefault()
    addAddressLabel(portico, { address, namespace, label: name })
    onEnd()
  }
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // The modal stays open.
    event.preventDefault()
    onEnd()
  }
  return (
    <form ref={form} className={css.form} onSubmit={save} onKeyDown={cancelOnEscape}>
      <TextField
        label={text.nameOf({ address: truncateAddress(address) })}
        hint={text.nameHint}
        enterKeyHint="done"
        value={name}
        // Counts characters as users see them, not UTF-16 code units.
        onChange={({ target }) => setName([...target.value].slice(0, maxLabelLength).join(''))}
      />
      <div className={css.actions}>
        <Button type="submit" size="s">
          {text.saveName}
        </Button>
        <Button variant="ghost" size="s" onClick={onEnd}>
          {common.cancel}
        </Button>
      </div>
    </form>
  )
}
