import type { HTMLAttributes, ReactElement } from 'react'
import css from './Text.module.css'

type TextProps = HTMLAttributes<HTMLElement> & {
  readonly as?: 'p' | 'span' | 'div' | 'h2' | 'li' | undefined
  /** Decides size, weight and line height. Default `body`. */
  readonly variant?: 'amount' | 'title' | 'heading' | 'label' | 'body' | 'caption' | undefined
  /** Default `secondary` for `body` and `caption`, else `primary`. */
  readonly tone?: 'primary' | 'secondary' | 'negative' | undefined
  readonly align?: 'center' | undefined
  /** For position and margins only; the variant decides how the text looks. */
  readonly className?: string | undefined
}

/** A text outside of controls. Text inside a control, such as a button or a tab, is styled by that control. */
export function Text(props: TextProps): ReactElement {
  const { as: Element = 'p', variant = 'body', tone, align, className, ...rest } = props
  const classes = className === undefined ? css.text : `${css.text} ${className}`
  return <Element className={classes} data-variant={variant} data-tone={tone} data-align={align} {...rest} />
}
