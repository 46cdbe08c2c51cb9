import { expect } from '@playwright/test'
import { type Address, createPublicClient, erc20Abi, type Hex, http } from 'viem'
import type { LabManifest } from '../../stack/web/createManifest.js'

/** A local chain, read by viem over the manifest's RPC URL instead of through the app. */
export type Chain = ReturnType<typeof createChain>

/**
 * Creates the access to one chain of the manifest.
 *
 * @param chainId Chain id.
 */
export function createChain(lab: LabManifest, chainId: number) {
  const entry = lab.chains[`eip155:${chainId}`]
  if (!entry) throw new Error(`The lab has no chain ${chainId}`)
  const client = createPublicClient({ transport: http(entry.rpc), pollingInterval: 50, cacheTime: 0 })
  const contract = (name: string): Address => {
    const address = entry.contracts[name]
    if (!address) throw new Error(`Chain ${chainId} has no contract ${name}`)
    // The stack deployed the contract at this address.
    return address as Address
  }
  return {
    chainId,
    rpc: entry.rpc,
    client,
    contract,
    getBalance: (address: string): Promise<bigint> => client.getBalance({ address: address as Address }),
    getTokenBalance: (token: string, holder: string): Promise<bigint> =>
      client.readContract({
        abi: erc20Abi,
        address: contract(token),
        functionName: 'balanceOf',
        args: [holder as Address],
      }),
    getAllowance: (token: string, holder: string, spender: Address): Promise<bigint> =>
      client.readContract({
        abi: erc20Abi,
        address: contract(token),
        functionName: 'allowance',
        args: [holder as Address, spender],
      }),
    getNonce: (address: string): Promise<number> => client.getTransactionCount({ address: address as Address }),
    /** Waits until the chain knows a number of transactions of an account, including pending ones. */
    waitForSent: (address: string, count: number): Promise<void> =>
      expect
        .poll(() => client.getTransactionCount({ address: address as Address, blockTag: 'pending' }))
        .toBeGreaterThanOrEqual(count),
    getReceipt: (hash: string) => client.getTransactionReceipt({ hash: hash as Hex }),
    /** Returns the last mined transaction that an account has sent. */
    async getLastSent(from: string) {
      for (let number = await client.getBlockNumber(); number > 0n; number--) {
        const { transactions } = await client.getBlock({ blockNumber: number, includeTransactions: true })
        const found = transactions.findLast((each) => each.from.toLowerCase() === from.toLowerCase())
        if (found) return found
      }
      throw new Error(`${from} has sent nothing on chain ${chainId}`)
    },
  }
}
