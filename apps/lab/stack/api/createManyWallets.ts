import { createHash } from 'node:crypto'
import type { WalletRecord } from './WalletRecord.js'
import { walletChains } from './WalletRecord.js'

/**
 * Generates wallets to fill lists with. Every tenth is certified, every fifth supports Solana.
 *
 * @param count Number of wallets.
 */
export function createManyWallets(count = 10_000): readonly WalletRecord[] {
  return Array.from({ length: count }, (_, order) => {
    const number = String(order + 1).padStart(5, '0')
    const homepage = `https://wallet${number}.example`
    return {
      id: createHash('sha256').update(number).digest('hex'),
      name: `Wallet ${number}`,
      badge_type: order % 10 === 0 ? 'certified' : 'none',
      chains: walletChains({ hasSolana: order % 5 === 0 }),
      order,
      image_id: `many-${number}`,
      homepage,
      rdns: null,
      mobile_link: `wallet${number}://`,
      link_mode: homepage,
      desktop_link: null,
      webapp_link: order % 4 === 0 ? homepage : null,
      app_store: null,
      play_store: null,
      chrome_store: null,
    }
  })
}
