import { type RefObject, useState } from 'react'
import { useBeforePaint } from '../../../bindings/useBeforePaint.js'

export type GridMetrics = {
  readonly columns: number
  /** Heights of a row and of the visible part, in pixels. */
  readonly rowSize: number
  readonly viewSize: number
}

/** Least width of a tile in pixels: four stand side by side in the card of 380 px, three in one of 320 px. */
const tileWidth = 80
const mostColumns = 4

/**
 * Measures a scrolled grid, again whenever its box changes. Where nothing has a size (a closed dialog) it keeps usual ones.
 *
 * @param scroller The element that scrolls; its first `[role=row]` stands for all.
 */
export function useGridMetrics(scroller: RefObject<HTMLElement | null>): GridMetrics {
  const [metrics, setMetrics] = useState<GridMetrics>({ columns: mostColumns, rowSize: 104, viewSize: 448 })
  useBeforePaint(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => {
      const width = element.clientWidth
      if (width === 0) return
      const rowSize = element.querySelector<HTMLElement>('[data-row]')?.offsetHeight
      setMetrics((known) => {
        const fresh = {
          columns: Math.min(Math.max(Math.floor(width / tileWidth), 1), mostColumns),
          rowSize: rowSize || known.rowSize,
          viewSize: element.clientHeight,
        }
        const isSame =
          fresh.columns === known.columns && fresh.rowSize === known.rowSize && fresh.viewSize === known.viewSize
        return isSame ? known : fresh
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])
  return metrics
}
