import { labAccounts } from '../chains/labAccounts.js'
import type { LabChain } from '../chains/startChain.js'
import { solanaAccounts } from '../solana/solanaAccounts.js'
import { solanaChainId } from '../solana/solanaChain.js'
import type { Solana } from '../solana/startSolana.js'

/** What `GET /lab.json` returns: everything a page, a test or a wallet needs to know about the running stack. */
export type LabManifest = {
  readonly web: string
  readonly services: Readonly<Record<string, string>>
  /** By CAIP-2 id; `ws` if the WebSocket's URL differs from the RPC's. */
  readonly chains: Readonly<Record<string, { rpc: string; ws?: string; contracts: Readonly<Record<string, string>> }>>
  readonly accounts: Readonly<Record<string, readonly { address: string; privateKey: string }[]>>
}

/**
 * Describes a running stack.
 *
 * @param web URL of the lab's pages, without trailing slash.
 * @param services URLs of further services by name.
 */
export function createManifest(parameters: {
  web: string
  services: Readonly<Record<string, string>>
  chains: readonly LabChain[]
  solana: Pick<Solana, 'url' | 'wsUrl' | 'contracts'>
}): LabManifest {
  const { web, services, chains, solana } = parameters
  const evm = chains.map(({ chainId, url, contracts }) => [`eip155:${chainId}`, { rpc: url, contracts }])
  return {
    web,
    services,
    chains: {
      ...Object.fromEntries(evm),
      [solanaChainId]: { rpc: solana.url, ws: solana.wsUrl, contracts: solana.contracts },
    },
    accounts: {
      eip155: labAccounts(),
      solana: solanaAccounts().map(({ address, privateKey }) => ({ address, privateKey })),
    },
  }
}
