import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../Icon/Icon.js'
import { Spinner } from '../Spinner/Spinner.js'
import css from './Row.module.css'

export type RowProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'title'> & {
  /** Decoration at the start, one element: a tile, an avatar or an icon. */
  readonly start?: ReactNode
  /** First words of the accessible name. */
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  readonly badge?: ReactNode
  /** Content at the end, before the chevron. */
  readonly end?: ReactNode
  /** Shows a chevron: the row opens another view. */
  readonly chevron?: boolean | undefined
  /** Marks the row as the current choice. */
  readonly current?: boolean | undefined
  /** Shows a spinner and ignores clicks; the row stays focusable. */
  readonly busy?: boolean | undefined
}

/** One entry of a list, as a button over the whole width. */
export function Row({ start, title, subtitle, badge, end, chevron, current, busy, onClick, ...rest }: RowProps) {
  return (
    <button
      type="button"
      {...rest}
      className={css.row}
      data-current={current || undefined}
      aria-current={current || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {start}
      <span className={css.text}>
        <bdi className={css.title}>{title}</bdi>
        {subtitle !== undefined && <bdi className={css.subtitle}> {subtitle}</bdi>}
        {badge}
      </span>
      {end !== undefined && <span className={css.end}>{end}</span>}
      {busy ? <Spinner size="s" /> : current ? <Icon name="check" /> : chevron && <Icon name="chevron" size="s" />}
    </button>
  )
}
