import type { CatalogueWallet } from '@portico/controllers'
import { memo, useRef } from 'react'
import { useBeforePaint } from '../../../bindings/useBeforePaint.js'
import { isShallowEqual } from '../../../bindings/usePorticoState.js'
import css from './WalletGrid.module.css'
import { WalletGridTile, type WalletMark } from './WalletGridTile.js'

export type WalletGridRowProps = {
  /** Place of the row, from 0. */
  readonly row: number
  readonly columns: number
  readonly wallets: readonly CatalogueWallet[]
  /** Places after the last wallet are reserved. */
  readonly hasMore: boolean
  /** Index of the wallet that is in the tab order, when it is in this row. */
  readonly active: number | undefined
  readonly autoFocus: boolean
  /** Calls back once nothing is scrolled, unless it is called off. */
  readonly whenStill: (callback: () => void) => () => void
  readonly getMark: (wallet: CatalogueWallet) => WalletMark | undefined
  readonly onChoose: (wallet: CatalogueWallet) => void
  readonly onActive: (index: number) => void
}

/** One row of the grid, at its own place; the rows around it need not exist. Drawn again only when it changes itself. */
export const WalletGridRow = memo(function WalletGridRow(props: WalletGridRowProps) {
  const { row, columns, wallets, hasMore, active } = props
  const ref = useRef<HTMLDivElement>(null)
  useBeforePaint(() => {
    // Not by a custom property, for what is in the row would inherit it and share no style with other rows.
    ref.current?.style.setProperty('inset-block-start', `calc(${row} * var(--pt-row-size))`)
  }, [row])
  const start = row * columns
  const present = wallets.slice(start, start + columns)
  return (
    <div
      ref={ref}
      className={css.row}
      data-row={row}
      {...(present.length > 0 ? { role: 'row', 'aria-rowindex': row + 1 } : { role: 'presentation' })}
    >
      {present.map((wallet, at) => (
        <WalletGridTile
          key={wallet.id}
          wallet={wallet}
          mark={props.getMark(wallet)}
          index={start + at}
          column={at}
          isActive={active === start + at}
          autoFocus={props.autoFocus}
          whenStill={props.whenStill}
          onChoose={props.onChoose}
          onActive={props.onActive}
        />
      ))}
      {hasMore &&
        Array.from({ length: columns - present.length }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reserved places are all alike.
          <span key={`reserved-${at}`} className={css.reserved} aria-hidden="true" />
        ))}
    </div>
  )
}, isSameRow)

/** Pages that arrive make a new list, but of the rows that are there already none changes. */
function isSameRow(before: WalletGridRowProps, after: WalletGridRowProps): boolean {
  const { wallets: _, hasMore: __, ...one } = before
  const { wallets, hasMore, ...other } = after
  const start = after.row * after.columns
  const end = start + after.columns
  if (!isShallowEqual(one, other)) return false
  if (wallets !== before.wallets)
    for (let at = start; at < end; at++) if (wallets[at] !== before.wallets[at]) return false
  return hasMore === before.hasMore || wallets.length >= end
}
