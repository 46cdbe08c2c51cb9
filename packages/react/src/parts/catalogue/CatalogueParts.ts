import type { ConnectorGroup } from '@portico/controllers'
import type { ReactNode } from 'react'

/** A row of Connect's list. */
export type ConnectRow = { readonly key: string; readonly name: string; readonly node: ReactNode }

/** What the catalogue adds to Connect. A group that is left out has not been answered yet. */
export type CatalogueParts = {
  readonly groups: { readonly [group in ConnectorGroup]?: readonly ConnectRow[] }
  /** Ids of installed wallets that the app leaves out. */
  readonly hidden: readonly string[]
  /** The way to all wallets; `undefined` when it is not offered. */
  readonly footer: ReactNode
}
