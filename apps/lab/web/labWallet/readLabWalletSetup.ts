import { labWalletAccounts } from '../../shared/wallet/labWalletAccounts.js'
import { type LabWalletMode, type LabWalletState, labWalletModes } from '../../shared/wallet/labWalletState.js'

/** URL parameters of the lab wallet. */
export type LabWalletSetup = {
  readonly mode: LabWalletMode | 'off'
  readonly state: LabWalletState
  /** Whether the wallet throws plain objects instead of errors, as many wallets do. */
  readonly plainErrors: boolean
  /** Whether the wallet tells what its accounts hold (ERC-7811). */
  readonly assets: boolean
  /** Whether the wallet executes batches atomically (EIP-5792, EIP-7702). */
  readonly batches: boolean
  /** Whether the wallet has a smart account instead, which is not deployed and only signs (EIP-6492). */
  readonly smart: boolean
  /** Whether to set `window.ethereum`: not at all, in addition to EIP-6963, or instead of it. */
  readonly legacy: 'off' | 'too' | 'only'
  /** Number of additional announced wallets that do nothing. */
  readonly inertWallets: number
}

function readNumber(text: string | null, least: number, most: number): number | undefined {
  const value = Number(text ?? Number.NaN)
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined
}

function readChains(text: string | null): readonly number[] {
  const chains = (text ?? '1,10,8453').split(',').map(Number)
  return chains.filter((chain) => Number.isInteger(chain) && chain > 0)
}

/**
 * Reads `labWallet`, `labChain`, `labChains`, `labAccounts`, `labErrors`, `labAssets`, `labBatches`, `labAccount`,
 * `legacy` and `wallets` of a page's URL.
 *
 * @param search Query of the URL.
 */
export function readLabWalletSetup(search: string): LabWalletSetup {
  const query = new URLSearchParams(search)
  const mode = query.get('labWallet')
  const legacy = query.get('legacy')
  const known = readChains(query.get('labChains'))
  const chainId = readNumber(query.get('labChain'), 1, Number.MAX_SAFE_INTEGER) ?? known[0] ?? 1
  const accountCount = readNumber(query.get('labAccounts'), 1, labWalletAccounts.length) ?? 1
  return {
    mode: mode === 'off' ? 'off' : (labWalletModes.find((name) => name === mode) ?? 'prompt'),
    plainErrors: query.get('labErrors') === 'plain',
    assets: query.get('labAssets') === 'on',
    batches: query.get('labBatches') === 'atomic',
    smart: query.get('labAccount') === 'smart',
    legacy: legacy === 'only' ? 'only' : legacy ? 'too' : 'off',
    inertWallets: readNumber(query.get('wallets'), 0, 5_000) ?? 0,
    state: {
      permitted: false,
      locked: false,
      chainId,
      accountCount,
      selected: 0,
      known: [...new Set([...known, chainId])],
      added: {},
      setup: ['labChain', 'labChains', 'labAccounts'].map((name) => query.get(name) ?? '').join(';'),
    },
  }
}
