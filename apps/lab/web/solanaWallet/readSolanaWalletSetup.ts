import { type LabWalletMode, labWalletModes } from '../../shared/wallet/labWalletState.js'
import { type SolanaFeature, type SolanaWalletState, solanaFeatures } from './solanaWalletState.js'

/** A chain name of Wallet Standard. */
type WalletChain = `solana:${string}`

/** URL parameters of the Solana wallet. */
export type SolanaWalletSetup = {
  readonly mode: LabWalletMode | 'off'
  /** Whether the wallet is only registered by hand. */
  readonly isLate: boolean
  /** Whether it has the lab wallet's name, as the Solana half of a wallet for several namespaces. */
  readonly isMerged: boolean
  readonly features: readonly SolanaFeature[]
  readonly chains: readonly WalletChain[]
  /** Whether it throws plain objects instead of errors. */
  readonly plainErrors: boolean
  readonly state: SolanaWalletState
}

const greatestCount = 4

function list(text: string | null): readonly string[] | undefined {
  return text?.split(',').map((part) => part.trim())
}

/**
 * Reads `solanaWallet`, `solanaAccounts`, `solanaFeatures`, `solanaChains` and `labErrors` of a page's URL.
 *
 * @param search Query of the URL.
 */
export function readSolanaWalletSetup(search: string): SolanaWalletSetup {
  const query = new URLSearchParams(search)
  const words = list(query.get('solanaWallet')) ?? []
  const count = Number(query.get('solanaAccounts') ?? 1)
  const wanted = list(query.get('solanaFeatures'))
  const chains = list(query.get('solanaChains')) ?? ['devnet', 'mainnet', 'testnet']
  return {
    mode: words.includes('off') ? 'off' : (labWalletModes.find((name) => words.includes(name)) ?? 'prompt'),
    isLate: words.includes('late'),
    isMerged: words.includes('merged'),
    features: solanaFeatures.filter((feature) => !wanted || wanted.includes(feature.split(':')[1] ?? '')),
    chains: chains.map((name) => `solana:${name}` as const),
    plainErrors: query.get('labErrors') === 'plain',
    state: {
      permitted: false,
      locked: false,
      accountCount: Number.isInteger(count) && count >= 1 && count <= greatestCount ? count : 1,
      selected: 0,
      setup: query.get('solanaAccounts') ?? '',
    },
  }
}
