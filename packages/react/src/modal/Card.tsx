import { type ReactNode, useLayoutEffect, useRef } from 'react'
import css from './Card.module.css'

type CardProps = {
  readonly children: ReactNode
  /** Whether it shakes its head: a close was refused. */
  readonly shake?: boolean | undefined
  /** Whether what is there only stands in for what comes: the height may grow then, but not give way and come back. */
  readonly isPlaceholder?: boolean
}

/** The card one sees. Follows the height of its content with a short movement, and scrolls what does not fit. */
export function Card({ children, shake, isPlaceholder = false }: CardProps) {
  const outer = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const last = useRef(0)
  useLayoutEffect(() => {
    const [frame, content] = [outer.current, inner.current]
    if (!frame || !content) return
    const observer = new ResizeObserver(() => {
      const [previous, own] = [last.current, content.offsetHeight]
      const height = isPlaceholder && own > 0 ? Math.max(previous, own) : own
      last.current = height
      // Nothing has a height in a closed dialog.
      if (height === 0) return
      const { style } = frame
      // What has just come up has its own height and need not be laid out twice; a movement starts from a fixed one.
      if (previous === 0) {
        style.blockSize = ''
        frame.toggleAttribute('data-scrolls', height > frame.clientHeight)
      } else {
        const borders = frame.offsetHeight - frame.clientHeight
        // The scrollbar shows only where the content does not fit in the end, not while the height is on its way.
        frame.toggleAttribute('data-scrolls', height + borders > Number.parseFloat(getComputedStyle(frame).maxHeight))
        if (!style.blockSize) {
          style.blockSize = `${previous + borders}px`
          void frame.offsetHeight
        }
        style.blockSize = `${height + borders}px`
      }
    })
    observer.observe(content)
    // A lower window, or a zoom, shortens the card and leaves its content as it is. The dialog is as large as the window;
    // a size that is changed here must not be observed.
    observer.observe(frame.closest('dialog') ?? content)
    return () => observer.disconnect()
  }, [isPlaceholder])
  return (
    <div ref={outer} className={css.card} data-card="" data-shake={shake || undefined}>
      <div ref={inner} className={css.inner}>
        {children}
      </div>
    </div>
  )
}
