/** One wallet as `/getWallets` returns it. */
export type WalletRecord = {
  readonly id: string
  readonly name: string
  readonly badge_type: 'none' | 'certified'
  /** CAIP-2 ids. */
  readonly chains: readonly string[]
  readonly order: number
  readonly image_id: string
  readonly homepage: string
  readonly rdns: string | null
  readonly mobile_link: string | null
  readonly link_mode: string | null
  readonly desktop_link: string | null
  readonly webapp_link: string | null
  readonly app_store: string | null
  readonly play_store: string | null
  readonly chrome_store: string | null
}

const evm = ['eip155:1', 'eip155:10', 'eip155:56', 'eip155:137', 'eip155:8453', 'eip155:42161']
// Mainnet and devnet. The lab's own chain uses devnet's id.
const solana = ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1']

/** Returns the CAIP-2 ids of the chains that a wallet of the lab's catalogue supports. */
export function walletChains({ hasSolana }: { hasSolana: boolean }): readonly string[] {
  return hasSolana ? [...evm, ...solana] : evm
}
