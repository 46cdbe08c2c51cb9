import type { CatalogueWallet } from '@portico/controllers'
import { type Environment, getWalletPlatforms, type WalletPlatform } from '@portico/controllers/ui'
import { useState } from 'react'

export type Platforms = {
  /** What the tabs offer. */
  readonly offered: readonly WalletPlatform[]
  readonly platform: WalletPlatform
  readonly choose: (platform: WalletPlatform) => void
}

/**
 * Tracks the chosen way to reach the wallet: the best one for this device until the user chooses another.
 *
 * @param parameters The wallet, where the page runs, and what is known of the wallet here.
 */
export function usePlatforms(parameters: {
  readonly wallet: CatalogueWallet | undefined
  readonly environment: Environment
  readonly isInstalled: boolean
  /** The wallet is reached in its own browser only. */
  readonly hasOwnBrowser: boolean
}): Platforms {
  const { wallet, environment, isInstalled, hasOwnBrowser } = parameters
  const [chosen, choose] = useState<WalletPlatform>()
  const reachable: readonly WalletPlatform[] =
    hasOwnBrowser && !isInstalled ? ['mobile'] : getWalletPlatforms(wallet, environment, { installed: isInstalled })
  // A phone's own code for another phone is shown on demand, and then there is a way back.
  const offered = chosen === 'qrcode' && !reachable.includes(chosen) ? [...reachable, chosen] : reachable
  const platform = chosen && offered.includes(chosen) ? chosen : (offered[0] ?? 'qrcode')
  return { offered, platform, choose }
}
