import { type Address, erc20Abi, type PublicClient } from 'viem'

/** What a contract says of itself. */
export type TokenFacts = {
  readonly name: string
  readonly symbol: string
  /** Undefined if the contract does not say, as those of items. */
  readonly decimals: number | undefined
}

/** Reads what contracts say of themselves, each once. */
export type TokenReader = {
  read(addresses: readonly string[]): Promise<ReadonlyMap<string, TokenFacts>>
  /** Forgets everything, because another contract may be at an address after a rollback. */
  clear(): void
}

/** Creates the reader of one chain's contracts. */
export function createTokenReader(client: PublicClient): TokenReader {
  const known = new Map<string, TokenFacts>()

  async function readNew(addresses: readonly string[]): Promise<void> {
    const contracts = addresses.flatMap((text) => {
      // Addresses of the index are those of real contracts.
      const address = text as Address
      return (['name', 'symbol', 'decimals'] as const).map((functionName) => ({ address, abi: erc20Abi, functionName }))
    })
    const answers = await client.multicall({ contracts, allowFailure: true })
    for (const [at, address] of addresses.entries()) {
      const [name, symbol, decimals] = answers.slice(at * 3, at * 3 + 3).map(({ result }) => result)
      known.set(address, {
        name: typeof name === 'string' ? name : '',
        symbol: typeof symbol === 'string' ? symbol : '',
        decimals: typeof decimals === 'number' ? decimals : undefined,
      })
    }
  }

  return {
    async read(addresses) {
      const unknown = [...new Set(addresses)].filter((address) => !known.has(address))
      if (unknown.length > 0) await readNew(unknown)
      return known
    },
    clear: () => known.clear(),
  }
}
