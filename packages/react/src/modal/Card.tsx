import { type ReactNode, useLayoutEffect, useRef } from 'react'
import css from './Card.module.css'

type CardProps = {
  readonly children: ReactNode
  /** Whether the card shakes, because a close was refused. */
  readonly shake?: boolean | undefined
  /**
   * Whether a placeholder is shown. The height may then grow but not shrink, so that it does not shrink and grow back.
   */
  readonly isPlaceholder?: boolean
}

/** The visible card. Animates to the height of its content, and scrolls what does not fit. */
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
      // In a closed dialog every height is 0.
      if (height === 0) return
      const { style } = frame
      // A card that has just appeared keeps its natural height, which saves a layout; an animation needs a fixed start.
      if (previous === 0) {
        style.blockSize = ''
        frame.toggleAttribute('data-scrolls', height > frame.clientHeight)
      } else {
        const borders = frame.offsetHeight - frame.clientHeight
        // Shows a scrollbar only if the content does not fit at the final height, not during the animation.
        frame.toggleAttribute('data-scrolls', height + borders > Number.parseFloat(getComputedStyle(frame).maxHeight))
        if (!style.blockSize) {
          style.blockSize = `${previous + borders}px`
          void frame.offsetHeight
        }
        style.blockSize = `${height + borders}px`
      }
    })
    observer.observe(content)
    // A lower window or a zoom changes the card's maximum height but not its content. The dialog has the window's size
    // and is observed instead of the card, whose size changes here.
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
