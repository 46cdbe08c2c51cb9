import { type ClipboardEvent, type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { useFocusOnMount } from '../useFocusOnMount.js'
import css from './CodeField.module.css'

/** Digits of a code. */
export const codeLength = 6

export type CodeFieldProps = {
  /** One entry per field: a digit or ''. */
  readonly digits: readonly string[]
  readonly isBusy: boolean
  readonly isInvalid: boolean
  /** Id of the text that says what is wrong or what to do. */
  readonly describedBy: string
  readonly onChange: (digits: readonly string[]) => void
}

/** Six fields for the digits of a code, filled one by one, by paste, or by the browser from the mail. */
export function CodeField({ digits, isBusy, isInvalid, describedBy, onChange }: CodeFieldProps): ReactElement {
  const text = useMessages('embeddedWallet')
  const group = useRef<HTMLFieldSetElement>(null)
  useFocusOnMount(group)
  const focus = (at: number) => {
    const field = group.current?.querySelectorAll('input')[Math.max(0, Math.min(at, codeLength - 1))]
    field?.focus()
    field?.select()
  }
  const isEmpty = digits.every((digit) => digit === '')
  useEffect(() => {
    // Clears a refused code for the next one.
    if (isInvalid && isEmpty) group.current?.querySelector('input')?.focus()
  }, [isInvalid, isEmpty])

  const fill = (at: number, typed: string) => {
    const given = [...readDigits(typed, codeLength)]
    if (given.length === 0) return
    const start = given.length === codeLength ? 0 : at
    const next = digits.map((digit, index) => given[index - start] ?? digit)
    onChange(next)
    focus(start + given.length)
  }
  const clear = (at: number) => onChange(digits.map((digit, index) => (index === at ? '' : digit)))
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const move = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: codeLength - 1 }[event.key]
    if (move !== undefined) {
      event.preventDefault()
      focus(move)
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault()
      const isHere = digits[at] !== ''
      clear(isHere || event.key === 'Delete' ? at : Math.max(0, at - 1))
      if (event.key === 'Backspace' && !isHere) focus(at - 1)
    }
  }
  const onPaste = (event: ClipboardEvent, at: number) => {
    event.preventDefault()
    if (!isBusy) fill(at, event.clipboardData.getData('text'))
  }
  return (
    // Digits of a code run from left to right in every language.
    <fieldset ref={group} className={css.group} aria-label={text.code} aria-describedby={describedBy} dir="ltr">
      {digits.map((digit, at) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields never change places.
          key={at}
          className={css.digit}
          aria-label={text.digit({ position: at + 1, count: codeLength })}
          aria-invalid={isInvalid || undefined}
          inputMode="numeric"
          autoComplete={at === 0 ? 'one-time-code' : 'off'}
          autoCorrect="off"
          spellCheck={false}
          readOnly={isBusy}
          value={digit}
          onChange={({ target }) => {
            // A second digit typed into a filled field replaces the first one.
            const typed = target.value.length === 2 && digit ? target.value.replace(digit, '') || digit : target.value
            fill(at, typed)
          }}
          onFocus={({ target }) => target.select()}
          onKeyDown={(event) => !isBusy && onKeyDown(event, at)}
          onPaste={(event) => onPaste(event, at)}
        />
      ))}
    </fieldset>
  )
}

/** Extracts at most `count` digits, of any script, from what was typed or pasted. */
function readDigits(text: string, count: number): string {
  return (text.match(/\p{Nd}/gu) ?? []).slice(0, count).join('')
}
