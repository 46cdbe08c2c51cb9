import type { CatalogueWallet } from '@portico/controllers'
import { type KeyboardEvent, type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { useBeforePaint } from '../../../bindings/useBeforePaint.js'
import type { GridPlace } from '../../../parts/catalogue/GridPlace.js'
import { useCssVars } from '../../../primitives/useCssVars.js'
import { getNextIndex } from './getNextIndex.js'
import { useGridMetrics } from './useGridMetrics.js'
import css from './WalletGrid.module.css'
import { WalletGridRow } from './WalletGridRow.js'
import type { WalletMark } from './WalletGridTile.js'

/** Rows beyond each edge of the visible part that are drawn, and before whose end the next page is asked for. */
const buffer = 2
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
  /** Where to begin; `onPlace` follows from there. */
  readonly place: GridPlace
  readonly onPlace: (place: GridPlace) => void
  /** Whether the tile at `place` is where the person comes back to. */
  readonly isReturn: boolean
}

/** A grid of wallets of which only the rows near the visible part exist. One tile is in the tab order; keys move it. */
export function WalletGrid(props: WalletGridProps): ReactElement {
  const { wallets, hasMore, onNearEnd, onPlace } = props
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const { columns, rowSize, viewSize } = useGridMetrics(scroller)
  const [offset, setOffset] = useState(props.place.offset)
  const [index, setIndex] = useState(props.place.index)
  const wantsFocus = useRef(false)

  const count = wallets.length
  const filledRows = Math.ceil(count / columns)
  const visible = Math.ceil(viewSize / rowSize)
  // Whatever is in sight is reserved before the first page has come.
  const rowCount = filledRows + (hasMore ? Math.max(buffer, visible - filledRows) : 0)
  const active = Math.min(index, count - 1)
  const first = Math.max(Math.min(Math.floor(offset / rowSize), rowCount - visible), 0)
  const last = Math.min(first + visible, rowCount - 1)
  useCssVars(grid, { '--pt-rows': rowCount })

  useBeforePaint(() => {
    // Once: the scrolled distance is the browser's from here on.
    if (scroller.current) scroller.current.scrollTop = props.place.offset
  }, [])
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

  const rows = listRows({ from: first - buffer, to: last + buffer, kept: Math.floor(active / columns), rowCount })
  return (
    <div
      ref={scroller}
      className={css.scroll}
      onScroll={(event) => {
        const { scrollTop } = event.currentTarget
        onPlace({ offset: scrollTop, index: active })
        // Drawn again row by row, not pixel by pixel.
        const row = Math.floor(scrollTop / rowSize)
        setOffset((known) => (Math.floor(known / rowSize) === row ? known : row * rowSize))
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
        {rows.map((row) => (
          <WalletGridRow
            key={row}
            row={row}
            columns={columns}
            wallets={wallets}
            hasMore={hasMore}
            active={Math.floor(active / columns) === row ? active : undefined}
            autoFocus={props.isReturn}
            getMark={props.getMark}
            onChoose={props.onChoose}
            onActive={activate}
          />
        ))}
      </div>
    </div>
  )
}

type RowRange = { readonly from: number; readonly to: number; readonly kept: number; readonly rowCount: number }

/** The rows to draw, in order; the one with the focus stays, wherever the person scrolls to. */
function listRows({ from, to, kept, rowCount }: RowRange): readonly number[] {
  const start = Math.max(from, 0)
  const end = Math.min(to, rowCount - 1)
  const rows = Array.from({ length: Math.max(end - start + 1, 0) }, (_, at) => start + at)
  if (kept < 0 || kept >= rowCount || (kept >= start && kept <= end)) return rows
  return kept < start ? [kept, ...rows] : [...rows, kept]
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
