import type { TokenInput } from '@portico/controllers'
import type { CaipNetworkId } from '@portico/core'
import { solanaTokens } from '../../stack/solana/tokens/solanaTokens.js'
import type { LabManifest } from '../../stack/web/createManifest.js'

const names: Readonly<Record<string, string>> = {
  LAB: 'Lab Token',
  LUSD: 'Lab Dollar',
  LFEE: 'Lab Fee Token',
  LMEMO: 'Lab Memo Token',
  LHOOK: 'Lab Hook Token',
}

const evmTokens = [
  { symbol: 'LAB', decimals: 18 },
  { symbol: 'LUSD', decimals: 6 },
]

/** Returns the tokens of the local chains by network, for the option `tokens`. */
export function createLabTokens({ chains }: Pick<LabManifest, 'chains'>): Record<CaipNetworkId, readonly TokenInput[]> {
  const tokens: Record<CaipNetworkId, readonly TokenInput[]> = {}
  for (const [id, { contracts }] of Object.entries(chains)) {
    const known = id.startsWith('solana:') ? solanaTokens : evmTokens
    // The manifest's keys are CAIP-2 ids.
    tokens[id as CaipNetworkId] = known.flatMap(({ symbol, decimals }) => {
      const address = contracts[symbol]
      return address ? [{ address, symbol, name: names[symbol] ?? symbol, decimals }] : []
    })
  }
  return tokens
}
