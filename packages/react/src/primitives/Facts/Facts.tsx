import type { ReactElement, ReactNode } from 'react'
import css from './Facts.module.css'

/** A framed list of facts, each a `Fact`. */
export function Facts({ children }: { readonly children: ReactNode }): ReactElement {
  return <dl className={css.facts}>{children}</dl>
}

/** What something is called, and what it is. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
