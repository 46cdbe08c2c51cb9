import type { NetworkInput } from '@portico/core'
import { solanaDevnet } from '@portico/core/networks'
import type { LabManifest } from '../../stack/web/createManifest.js'

/** The network of the local Solana chain, which goes by the name of devnet; only the local RPC is asked. */
export function createLabSolana({ chains }: Pick<LabManifest, 'chains'>): NetworkInput & { caipNetworkId: string } {
  const chain = chains[solanaDevnet.caipNetworkId]
  if (!chain) return solanaDevnet
  const { rpc, ws } = chain
  return { ...solanaDevnet, rpcUrls: { default: { http: [rpc], ...(ws && { webSocket: [ws] }) } } }
}
