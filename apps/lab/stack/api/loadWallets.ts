import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { labFolder } from '../../shared/labFolder.js'
import type { WalletRecord } from './WalletRecord.js'
import { walletChains } from './WalletRecord.js'

/** A wallet as stored in `data/wallets.json`. Missing fields are null. */
type WalletSource = Omit<WalletRecord, 'badge_type' | 'chains' | 'order'> & {
  readonly slug: string
  readonly solana: boolean
}

/**
 * Reads the 539 wallets of the lab's catalogue in file order. The file does not say which wallets are certified nor
 * which EVM chains they support: those with an rdns count as certified, and all support the same chains.
 */
export function loadWallets(): readonly WalletRecord[] {
  // The file is part of the repository, and a test checks its shape.
  const sources = JSON.parse(
    readFileSync(join(labFolder(), 'stack/api/data/wallets.json'), 'utf8'),
  ) as readonly WalletSource[]
  return sources.map(({ slug: _, solana, ...wallet }, order) => ({
    ...wallet,
    badge_type: wallet.rdns ? 'certified' : 'none',
    chains: walletChains({ hasSolana: solana }),
    order,
  }))
}
