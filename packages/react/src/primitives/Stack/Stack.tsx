import type { ReactNode } from 'react'
import css from './Stack.module.css'

/** Puts its children under one another with an even gap. */
export function Stack({ children }: { readonly children?: ReactNode }) {
  return <div className={css.stack}>{children}</div>
}
