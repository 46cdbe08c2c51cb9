import { type ReactElement, useId, useState } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { Spinner } from '../../../primitives/Spinner/Spinner.js'
import { Text } from '../../../primitives/Text/Text.js'
import { useEmailErrorText } from '../email/useEmailErrorText.js'
import css from '../Pane.module.css'
import { CodeField, codeLength } from './CodeField.js'
import { useExpired } from './useExpired.js'

const empty: readonly string[] = Array.from({ length: codeLength }, () => '')

export type CodeFormProps = {
  /** Text shown while `isBusy`. */
  readonly busyText: string
  readonly isBusy: boolean
  readonly error: unknown
  /** When the code expires, in milliseconds since the Unix epoch. */
  readonly expiresAt: number | undefined
  readonly onSubmit: (code: string) => Promise<unknown>
}

/** Fields for a code, submitted with the last digit, and the result below. */
export function CodeForm({ busyText, isBusy, error, expiresAt, onSubmit }: CodeFormProps): ReactElement {
  const text = useMessages('embeddedWallet')
  const [digits, setDigits] = useState(empty)
  const id = useId()
  const problem = useEmailErrorText(error)
  const isExpired = useExpired(expiresAt)
  const isRefused = problem !== undefined && !isBusy
  const change = async (next: readonly string[]) => {
    setDigits(next)
    if (isBusy || next.some((digit) => digit === '')) return
    await onSubmit(next.join(''))
    setDigits(empty)
  }
  return (
    <>
      <CodeField
        digits={digits}
        isBusy={isBusy}
        isInvalid={isRefused}
        describedBy={id}
        onChange={(next) => void change(next)}
      />
      <Text
        align="center"
        className={css.status}
        id={id}
        role="status"
        tone={isRefused || isExpired ? 'negative' : undefined}
      >
        {isBusy ? (
          <>
            <Spinner size="s" /> {busyText}
          </>
        ) : isRefused ? (
          problem
        ) : isExpired ? (
          text.codeExpired
        ) : (
          text.codeExpires
        )}
      </Text>
    </>
  )
}
