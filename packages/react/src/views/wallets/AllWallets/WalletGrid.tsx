import type { CatalogueWallet } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { type KeyboardEvent, type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { useBeforePaint } from '../../../bindings/useBeforePaint.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import type { GridPlace } from '../../../parts/catalogue/allWalletsPart.js'
import { createStillness } from './createStillness.js'
import type { RowRange } from './extendRows.js'
import { getNextIndex } from './getNextIndex.js'
import { useGridMetrics } from './useGridMetrics.js'
import { buffer, useGridRows } from './useGridRows.js'
import css from './WalletGrid.module.css'
import { WalletGridRow } from './WalletGridRow.js'
import type { WalletMark } from './WalletGridTile.js'

/** Rows before the end at which the next page is asked for. */
const ahead = 5

export type WalletGridProps = {
  /** Accessible name. */
  readonly label: string
  readonly wallets: readonly CatalogueWallet[]
  /** More are on their way: reserved tiles follow the last one. */
  readonly hasMore: boolean
  /** Called again and again while the end is near. */
  readonly onNearEnd: () => void
  readonly onChoose: (wallet: CatalogueWallet) => void
  readonly getMark: (wallet: CatalogueWallet) => WalletMark | undefined
  /** Where to begin. */
  readonly start: GridPlace
  /** Told where the person is when another tile is chosen and whenever the scrolling has come to rest. */
  readonly onPlace: (place: GridPlace) => void
  /** Whether the tile at `start` is where the person comes back to. */
  readonly isReturn: boolean
}

/** A grid of wallets of which only the rows near the visible part exist. One tile is in the tab order; keys move it. */
export function WalletGrid(props: WalletGridProps): ReactElement {
  const { wallets, hasMore, onNearEnd, onPlace } = props
  const { clock } = getInternals(usePorticoInstance())
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const metrics = useGridMetrics(scroller)
  const { columns, rowSize, viewSize } = metrics
  const [index, setIndex] = useState(props.start.index)
  const [stillness] = useState(() => createStillness(clock))
  const wantsFocus = useRef(false)

  const count = wallets.length
  const filledRows = Math.ceil(count / columns)
  // Whatever is in sight is reserved before the first page has come.
  const rowCount = filledRows + (hasMore ? Math.max(buffer, Math.ceil(viewSize / rowSize) - filledRows) : 0)
  const active = Math.min(index, count - 1)
  const { drawn, last, scrollTo } = useGridRows(metrics, rowCount, props.start.offset)

  useBeforePaint(() => {
    // Not by a custom property, for the rows would inherit it and be styled anew with each page.
    grid.current?.style.setProperty('block-size', `calc(${rowCount} * var(--pt-row-size))`)
  }, [rowCount])
  useBeforePaint(() => {
    // Once: the scrolled distance is the browser's from here on.
    if (scroller.current) scroller.current.scrollTop = props.start.offset
  }, [])
  useEffect(() => stillness.stop, [stillness])
  useEffect(() => {
    if (hasMore && last + ahead >= filledRows) onNearEnd()
  }, [hasMore, last, filledRows, onNearEnd])
  useBeforePaint(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    scroller.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.focus({ preventScroll: true })
  })

  const activate = useCallback(
    (next: number) => {
      setIndex(next)
      onPlace({ offset: scroller.current?.scrollTop ?? 0, index: next })
    },
    [onPlace],
  )
  useEffect(() => {
    // Each row that comes into sight makes another place.
    void last
    return stillness.wait(() => onPlace({ offset: scroller.current?.scrollTop ?? 0, index }))
  }, [stillness, onPlace, index, last])
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return
    const next = getNextIndex({
      key: event.key,
      whole: event.ctrlKey,
      index: active,
      count,
      columns,
      rowsPerPage: Math.max(Math.floor(viewSize / rowSize), 1),
      isRtl: grid.current?.matches('[dir="rtl"] *') ?? false,
    })
    if (next === undefined) return
    event.preventDefault()
    wantsFocus.current = true
    activate(next)
    showRow(scroller.current, Math.floor(next / columns), { rowSize, viewSize })
  }

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

/** The rows to draw, in order; the one with the focus stays, wherever the person scrolls to. */
function listRows({ from, to }: RowRange, kept: number, rowCount: number): readonly number[] {
  const rows = Array.from({ length: Math.max(to - from + 1, 0) }, (_, at) => from + at)
  if (kept < 0 || kept >= rowCount || (kept >= from && kept <= to)) return rows
  return kept < from ? [kept, ...rows] : [...rows, kept]
}

/** Scrolls as little as needed to show a row. */
function showRow(
  scroller: HTMLElement | null,
  row: number,
  { rowSize, viewSize }: { readonly rowSize: number; readonly viewSize: number },
): void {
  if (!scroller) return
  const start = row * rowSize
  if (start < scroller.scrollTop) scroller.scrollTop = start
  else if (start + rowSize > scroller.scrollTop + viewSize) scroller.scrollTop = start + rowSize - viewSize
}
