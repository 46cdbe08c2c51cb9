import { useEffect, useState } from 'react'
import css from './VirtualList.module.css'
import type { VirtualListProps } from './VirtualListProps.js'
import type { WindowedRows } from './WindowedRows.js'

/** How many rows are drawn before the windowing code is there: more than fit. */
const firstRows = 12

/** Shows a list of rows; over 50 only those near the visible part exist in the document. */
export function VirtualList<item>({ label, items, getKey, children }: VirtualListProps<item>) {
  const isLong = items.length > 50
  const [loaded, setLoaded] = useState<{ readonly Rows: typeof WindowedRows | undefined }>()
  useEffect(() => {
    if (!isLong) return
    let current = true
    import('./WindowedRows.js').then(
      ({ WindowedRows }) => current && setLoaded({ Rows: WindowedRows }),
      () => current && setLoaded({ Rows: undefined }),
    )
    return () => {
      current = false
    }
  }, [isLong])
  const Rows = loaded?.Rows
  if (isLong && Rows)
    return (
      <Rows label={label} items={items} getKey={getKey}>
        {children}
      </Rows>
    )
  // If the windowing code could not be loaded, show the whole list rather than a part of it.
  const shown = isLong && !loaded ? items.slice(0, firstRows) : items
  const list = (
    <ul className={css.list} aria-label={label}>
      {shown.map((item, index) => (
        <li key={getKey(item)}>{children(item, index)}</li>
      ))}
    </ul>
  )
  return isLong ? <div className={css.scroll}>{list}</div> : list
}
