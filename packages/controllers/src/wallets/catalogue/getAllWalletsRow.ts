import { internals, type Portico } from '../../instance/Portico.js'
import { resolveFeatures } from '../../instance/resolveFeatures.js'

/** The row that leads to all wallets. */
export type AllWalletsRow = {
  readonly isShown: boolean
  /** Number of wallets behind the row, from 10 on rounded down to tens; `undefined` if unknown or 0. */
  readonly count: number | undefined
  /** Whether there are more than `count`. */
  readonly hasMore: boolean
}

/** What `getAllWalletsRow` takes. */
export type AllWalletsRowParameters = {
  /** `count` of the recommended wallets plus the number of featured ones; `undefined` if unknown. */
  readonly count?: number | undefined
  readonly isMobile?: boolean | undefined
}

/**
 * Returns whether to show the row that leads to all wallets (option and feature `allWallets`; only with a WalletConnect
 * connector, through which they connect), and its number.
 *
 * @param portico The instance.
 * @param parameters The catalogue's count, and the environment of the page.
 */
export function getAllWalletsRow(
  portico: Portico,
  { count, isMobile = false }: AllWalletsRowParameters,
): AllWalletsRow {
  const { allWallets = 'SHOW', enableWallets } = portico[internals].options
  const isOffered = allWallets === 'SHOW' || (allWallets === 'ONLY_MOBILE' && isMobile)
  const canConnect = portico.getState().connectors.some(({ type }) => type === 'WALLET_CONNECT')
  const rounded = count !== undefined && count >= 10 ? Math.floor(count / 10) * 10 : count
  return {
    isShown: enableWallets && canConnect && isOffered && resolveFeatures(portico).allWallets,
    // A count of 0 means that the catalogue did not count the wallets, so no number is shown.
    count: rounded || undefined,
    hasMore: rounded !== count,
  }
}
