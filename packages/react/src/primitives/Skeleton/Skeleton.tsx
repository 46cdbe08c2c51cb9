import css from './Skeleton.module.css'

export type SkeletonProps = {
  /**
   * By default a list's row: a tile and a name. `lines` is that of a token, with its symbol below the name,
   * `bar` a field, `text` one line.
   */
  readonly shape?: 'lines' | 'bar' | 'text' | undefined
  readonly count?: number | undefined
}

/**
 * Reserves the space of content that is being loaded, so that nothing jumps: rows stand one below the other without a
 * gap, as those of a list do. Decorative.
 */
export function Skeleton({ shape, count = 1 }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items are all alike and never change places.
    <span key={index} className={css.skeleton} data-shape={shape} aria-hidden="true" />
  ))
}
