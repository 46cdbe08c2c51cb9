import type { StoredWallet } from '@portico/core/internal'
import type { ConnectorGroup } from '../../instance/PorticoOptions.js'
import type { CatalogueWallet } from '../../services/catalogue/CatalogueWallet.js'
import type { WalletEntry, WalletGroup } from './WalletEntry.js'
import { isSameWallet } from './walletIdentity.js'

/**
 * One row of Connect's list: a wallet that can be connected here, one of the catalogue, or the place of one that is still
 * to come.
 */
export type WalletRow = {
  readonly group: ConnectorGroup
  /** Id of the wallet; unique among the rows of one kind and group. */
  readonly id: string
} & (
  | { readonly kind: 'connector'; readonly wallet: WalletEntry }
  | { readonly kind: 'catalogue'; readonly wallet: CatalogueWallet }
  | { readonly kind: 'reserved'; readonly wallet?: undefined }
)

/** What `listWalletRows` takes. */
export type WalletRowsParameters = {
  /** What `getConnectorList` returns with `all`. */
  readonly groups: readonly WalletGroup[]
  /** The wallets used last, newest first. */
  readonly recents: readonly StoredWallet[]
  /** Wallets of the catalogue, none of them among `groups`. A group that is left out has not been answered yet. */
  readonly added: { readonly [group in ConnectorGroup]?: readonly CatalogueWallet[] | undefined }
  /** Ids to reserve rows for in the groups that `added` leaves out. */
  readonly reserved: { readonly [group in ConnectorGroup]?: readonly string[] | undefined }
  /** Ids of the wallets of `groups` that are not shown. */
  readonly hidden: readonly string[]
}

/**
 * Returns the rows of Connect's list in order: in each group the wallets that can be connected here, then those of the
 * catalogue. Those of `recent` stand newest first, and no row is reserved for one that can be connected here.
 */
export function listWalletRows(parameters: WalletRowsParameters): readonly WalletRow[] {
  const { groups, recents, added, reserved, hidden } = parameters
  return groups.flatMap(({ group, wallets }) => {
    const isHere = (id: string) =>
      recents.some((recent) => recent.id === id && wallets.some((wallet) => isSameWallet(recent, wallet)))
    const { [group]: later } = added
    const { [group]: places = [] } = reserved
    const rows: WalletRow[] = [
      ...wallets
        .filter(({ id }) => !hidden.includes(id))
        .map((wallet) => ({ kind: 'connector', group, id: wallet.id, wallet }) as const),
      ...(later?.map((wallet) => ({ kind: 'catalogue', group, id: wallet.id, wallet }) as const) ??
        places.filter((id) => !isHere(id)).map((id) => ({ kind: 'reserved', group, id }) as const)),
    ]
    if (group !== 'recent') return rows
    const place = (row: WalletRow) =>
      recents.findIndex((recent) =>
        row.kind === 'connector' ? isSameWallet(recent, row.wallet) : recent.id === row.id,
      )
    return rows.sort((one, other) => place(one) - place(other))
  })
}
