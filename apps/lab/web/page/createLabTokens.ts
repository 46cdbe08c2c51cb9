import type { TokenInput } from '@portico/controllers'
import type { CaipNetworkId } from '@portico/core'
import type { LabManifest } from '../../stack/web/createManifest.js'

/** The tokens of the local chains by network, for the option `tokens`. */
export function createLabTokens({ chains }: Pick<LabManifest, 'chains'>): Record<CaipNetworkId, readonly TokenInput[]> {
  const tokens: Record<CaipNetworkId, readonly TokenInput[]> = {}
  for (const [id, { contracts }] of Object.entries(chains)) {
    const { LAB, LUSD } = contracts
    // The manifest's keys are CAIP-2 ids.
    tokens[id as CaipNetworkId] = [
      ...(LAB ? [{ address: LAB, symbol: 'LAB', name: 'Lab Token', decimals: 18 }] : []),
      ...(LUSD ? [{ address: LUSD, symbol: 'LUSD', name: 'Lab Dollar', decimals: 6 }] : []),
    ]
  }
  return tokens
}
