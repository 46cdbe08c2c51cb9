import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './TokenList.module.css'

type HiddenPartProps = {
  readonly count: number
  /** Shows the list, which gets the button's text as its name. */
  readonly children: (label: string) => ReactNode
}

/** What looks like it was sent to mislead, behind a button. */
export function HiddenPart({ count, children }: HiddenPartProps): ReactElement {
  const text = useMessages('account')
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const label = text.hidden({ count: new Intl.NumberFormat(locale).format(count) })
  return (
    <>
      <button
        type="button"
        className={css.hidden}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Text as="span" tone="secondary">
          {label}
        </Text>
        <Icon name="chevron" size="s" />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <Text className={css.note}>{text.hiddenText}</Text>
            {children(label)}
          </>
        )}
      </div>
    </>
  )
}
