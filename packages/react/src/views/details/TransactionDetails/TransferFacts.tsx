import type { ActivityItem } from '@portico/controllers'
import type { ReactElement } from 'react'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { formatExactAmount } from '../../../parts/money/formatExactAmount.js'
import { breakAmount } from '../../../primitives/Amount/breakAmount.js'
import { Fact } from '../../../primitives/Facts/Facts.js'

type Transfers = ActivityItem['transfers']

const directions = ['out', 'in', 'self'] as const
/** How many transfers of a direction are written out. */
const shown = 20

/** What a transaction moved, by direction, in full. */
export function TransferFacts({ transfers }: { readonly transfers: Transfers }): ReactElement {
  const text = useMessages('details')
  const locale = useLocale()
  const names = { out: text.sent, in: text.received, self: text.moved } as const
  return (
    <>
      {directions.map((direction) => {
        const moved = transfers.filter((transfer) => transfer.direction === direction)
        if (moved.length === 0) return null
        const rest = moved.length - shown
        return (
          <Fact key={direction} name={names[direction]}>
            {moved.slice(0, shown).map((transfer, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the transfers of a transaction never change places.
              <TransferLine key={at} transfer={transfer} />
            ))}
            {rest > 0 && <span>{text.more({ count: new Intl.NumberFormat(locale).format(rest) })}</span>}
          </Fact>
        )
      })}
    </>
  )
}

function TransferLine({ transfer }: { readonly transfer: Transfers[number] }): ReactElement {
  const locale = useLocale()
  const { amount, name } = transfer
  const label = transfer.kind === 'token' ? (transfer.symbol ?? name) : name
  // Of an item there usually is one.
  if (amount === undefined || (transfer.kind === 'nft' && amount === '1')) return <bdi>{label}</bdi>
  const [whole = '', fraction = ''] = amount.split('.')
  const token = { decimals: fraction.length, symbol: label ?? '' }
  return <bdi>{breakAmount(formatExactAmount(locale, BigInt(whole + fraction), token))}</bdi>
}
