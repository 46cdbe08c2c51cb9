import type { ReactNode } from 'react'
import css from './Divider.module.css'

/** A hairline between groups, with a word on it when it has children. */
export function Divider({ children }: { readonly children?: ReactNode }) {
  return <div className={css.divider}>{children !== undefined && <span>{children}</span>}</div>
}
