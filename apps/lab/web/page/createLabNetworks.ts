import type { CaipNetworkId, NetworkInput } from '@portico/core'
import { base, mainnet, optimism, solanaDevnet } from '@portico/core/networks'
import type { LabManifest } from '../../stack/web/createManifest.js'

/** The networks of the local chains; only the local RPCs are asked. */
export function createLabNetworks({ chains }: Pick<LabManifest, 'chains'>): readonly [NetworkInput, ...NetworkInput[]] {
  const localise = (network: NetworkInput & { readonly caipNetworkId: CaipNetworkId }): NetworkInput => {
    const chain = chains[network.caipNetworkId]
    return chain ? { ...network, rpcUrls: { default: { http: [chain.rpc] } } } : network
  }
  return [localise(mainnet), localise(optimism), localise(base)]
}

/** The network of the local Solana chain, which goes by the name of devnet; only the local RPC is asked. */
export function createLabSolana({ chains }: Pick<LabManifest, 'chains'>): NetworkInput & { caipNetworkId: string } {
  const chain = chains[solanaDevnet.caipNetworkId]
  if (!chain) return solanaDevnet
  const { rpc, ws } = chain
  return { ...solanaDevnet, rpcUrls: { default: { http: [rpc], ...(ws && { webSocket: [ws] }) } } }
}
