import { labAccounts } from '../chains/labAccounts.js'
import type { LabChain } from '../chains/startChain.js'

/** What `GET /lab.json` answers: all that a page, a test or a wallet must know about the running stack. */
export type LabManifest = {
  readonly web: string
  readonly services: Readonly<Record<string, string>>
  readonly chains: Readonly<Record<string, { rpc: string; contracts: Readonly<Record<string, string>> }>>
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
}): LabManifest {
  const { web, services, chains } = parameters
  return {
    web,
    services,
    chains: Object.fromEntries(
      chains.map(({ chainId, url, contracts }) => [`eip155:${chainId}`, { rpc: url, contracts }]),
    ),
    accounts: { eip155: labAccounts() },
  }
}
