import type { Holding } from '@portico/controllers'
import { type ReactElement, useId, useState } from 'react'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { Text } from '../../../primitives/Text/Text.js'
import { VirtualList } from '../../../primitives/VirtualList/VirtualList.js'
import { HoldingRow } from './HoldingRow.js'
import css from './TokenList.module.css'

/** Tokens that look like they were sent to mislead, behind a button. */
export function HiddenTokens({ holdings }: { readonly holdings: readonly Holding[] }): ReactElement | null {
  const text = useMessages('account')
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const label = text.hidden({ count: new Intl.NumberFormat(locale).format(holdings.length) })
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
            <VirtualList label={label} items={holdings} getKey={({ token }) => token.address ?? ''}>
              {(holding) => <HoldingRow holding={holding} isPriced={false} />}
            </VirtualList>
          </>
        )}
      </div>
    </>
  )
}
