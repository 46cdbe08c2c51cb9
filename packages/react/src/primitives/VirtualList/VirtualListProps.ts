import type { ReactNode } from 'react'

export type VirtualListProps<item> = {
  /** Accessible name of the list. */
  readonly label: string
  readonly items: readonly item[]
  readonly getKey: (item: item) => string
  readonly children: (item: item, index: number) => ReactNode
}
