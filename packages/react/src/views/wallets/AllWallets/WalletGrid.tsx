import type { CatalogueWallet } from '@portico/controllers'
import { type ReactElement, useEffect, useRef } from 'react'
import { useBeforePaint } from '../../../bindings/useBeforePaint.js'
import type { GridPlace } from '../../../parts/catalogue/allWalletsPart.js'
import type { RowRange } from './extendRows.js'
import { useActiveTile } from './useActiveTile.js'
import { useGridMetrics } from './useGridMetrics.js'
import { buffer, useGridRows } from './useGridRows.js'
import { useReportedPlace } from './useReportedPlace.js'
import css from './WalletGrid.module.css'
import { WalletGridRow } from './WalletGridRow.js'
import type { WalletMark } from './WalletGridTile.js'

/** Rows before the end at which the next page is asked for. */
const ahead = 5

export type WalletGridProps = {
  /** Accessible name. */
  readonly label: string
  readonly wallets: readonly CatalogueWallet[]
  /** Whether more wallets may come; reserved tiles then follow the last one. */
  readonly hasMore: boolean
  /** Called repeatedly while the end is near. */
  readonly onNearEnd: () => void
  readonly onChoose: (wallet: CatalogueWallet) => void
  readonly getMark: (wallet: CatalogueWallet) => WalletMark | undefined
  /** Where to start. */
  readonly start: GridPlace
  /** Called with the user's place when another tile is chosen and when scrolling has stopped. */
  readonly onPlace: (place: GridPlace) => void
  /** Whether the user returns to the tile at `start`, which then takes the focus. */
  readonly isReturn: boolean
}

/** A grid of wallets of which only the rows near the visible part exist. One tile is in the tab order; keys move it. */
export function WalletGrid(props: WalletGridProps): ReactElement {
  const { wallets, hasMore, onNearEnd, onPlace } = props
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const metrics = useGridMetrics(scroller)
  const { columns, rowSize, viewSize } = metrics
  const count = wallets.length
  const filledRows = Math.ceil(count / columns)
  // Reserves tiles for the visible part until the first page is loaded.
  const rowCount = filledRows + (hasMore ? Math.max(buffer, Math.ceil(viewSize / rowSize) - filledRows) : 0)
  const { drawn, last, scrollTo } = useGridRows(metrics, rowCount, props.start.offset)

  useBeforePaint(() => {
    // Not a custom property: the rows would inherit it and be restyled with each page.
    grid.current?.style.setProperty('block-size', `calc(${rowCount} * var(--pt-row-size))`)
  }, [rowCount])
  useBeforePaint(() => {
    // Once, because the browser owns the scroll position from here on.
    if (scroller.current) scroller.current.scrollTop = props.start.offset
  }, [])
  useEffect(() => {
    if (hasMore && last + ahead >= filledRows) onNearEnd()
  }, [hasMore, last, filledRows, onNearEnd])
  const { index, active, activate, move } = useActiveTile({
    scroller,
    metrics,
    count,
    start: props.start.index,
    onPlace,
  })
  const stillness = useReportedPlace({ scroller, index, last, onPlace })

  return (
    <div
      ref={scroller}
      className={css.scroll}
      onScroll={({ currentTarget }) => {
        if (scrollTo(currentTarget.scrollTop)) stillness.disturb()
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: rows of a table cannot be windowed and placed. */}
      <div
        ref={grid}
        role="grid"
        aria-label={props.label}
        aria-rowcount={hasMore ? -1 : filledRows}
        aria-colcount={columns}
        aria-busy={hasMore && count === 0}
        className={css.grid}
        data-columns={columns}
        onKeyDown={move}
        tabIndex={-1}
      >
        {listRows(drawn, Math.floor(active / columns), rowCount).map((row) => (
          <WalletGridRow
            key={row}
            row={row}
            columns={columns}
            wallets={wallets}
            hasMore={hasMore}
            active={Math.floor(active / columns) === row ? active : undefined}
            autoFocus={props.isReturn}
            whenStill={stillness.wait}
            getMark={props.getMark}
            onChoose={props.onChoose}
            onActive={activate}
          />
        ))}
      </div>
    </div>
  )
}

/** Returns the rows to render, in order. The focused row stays rendered wherever the user scrolls. */
function listRows({ from, to }: RowRange, kept: number, rowCount: number): readonly number[] {
  const rows = Array.from({ length: Math.max(to - from + 1, 0) }, (_, at) => from + at)
  if (kept < 0 || kept >= rowCount || (kept >= from && kept <= to)) return rows
  return kept < from ? [kept, ...rows] : [...rows, kept]
}
