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
  /** Calls back once scrolling has stopped; the returned function cancels it. */
  readonly whenStill: (callback: () => void) => () => void
  readonly getMark: (wallet: CatalogueWallet) => WalletMark | undefined
  readonly onChoose: (wallet: CatalogueWallet) => void
  readonly onActive: (index: number) => void
}

/**
 * One row of the grid, positioned by itself because its neighbours may not be rendered. Renders again only if it
 * changes.
 */
export const WalletGridRow = memo(function WalletGridRow(props: WalletGridRowProps) {
  const { row, columns, wallets, hasMore, active } = props
  const ref = useRef<HTMLDivElement>(null)
  useBeforePaint(() => {
    // Not a custom property: the row's elements would inherit it and could not share styles with other rows.
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

/** A loaded page makes a new list of wallets, but the rows that were rendered before stay equal. */
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
