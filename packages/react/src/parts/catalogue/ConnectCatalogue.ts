import type { AllWalletsRow, CatalogueGroups, WalletRowsParameters } from '@portico/controllers/ui'

/** What the catalogue adds to Connect, and what it hides. */
export type ConnectCatalogue = Pick<WalletRowsParameters, 'added'> &
  Pick<CatalogueGroups, 'hidden'> & {
    /** The row that leads to all wallets; `undefined` when it is not offered. */
    readonly allWallets: Pick<AllWalletsRow, 'count' | 'hasMore'> | undefined
  }
