import type { ReactNode } from 'react'
import css from './Stack.module.css'

export type StackProps = {
  /** Gap in steps of 4 px; default 3. */
  readonly gap?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
  readonly align?: 'stretch' | 'center' | undefined
  readonly children?: ReactNode
}

/** Puts its children under one another with an even gap. */
export function Stack({ gap = 3, align = 'stretch', children }: StackProps) {
  return (
    <div className={css.stack} data-gap={gap} data-align={align}>
      {children}
    </div>
  )
}
