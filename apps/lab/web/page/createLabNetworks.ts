import type { CaipNetworkId, NetworkInput } from '@portico/core'
import { base, mainnet, optimism, solanaDevnet } from '@portico/core/networks'
import type { LabManifest } from '../../stack/web/createManifest.js'

/** Returns the networks of the local chains, with the local RPCs only. */
export function createLabNetworks({ chains }: Pick<LabManifest, 'chains'>): readonly [NetworkInput, ...NetworkInput[]] {
  const localise = (network: NetworkInput & { readonly caipNetworkId: CaipNetworkId }): NetworkInput => {
    const chain = chains[network.caipNetworkId]
    return chain ? { ...network, rpcUrls: { default: { http: [chain.rpc] } } } : network
  }
  return [localise(mainnet), localise(optimism), localise(base)]
}

/** Returns the network of the local Solana chain, which uses the id of devnet, with the local RPC only. */
export function createLabSolana({ chains }: Pick<LabManifest, 'chains'>): NetworkInput & { caipNetworkId: string } {
  const chain = chains[solanaDevnet.caipNetworkId]
  if (!chain) return solanaDevnet
  const { rpc, ws } = chain
  return { ...solanaDevnet, rpcUrls: { default: { http: [rpc], ...(ws && { webSocket: [ws] }) } } }
}
