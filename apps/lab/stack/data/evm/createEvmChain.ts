import type { Database } from '@portico/app-parts/sqlite/openSqlite'
import { createPublicClient, defineChain, http, type PublicClient } from 'viem'
import { mainnet } from 'viem/chains'
import type { LabContracts } from '../../chains/deployContracts.js'
import { createFollower, type Follower } from '../index/createFollower.js'
import { createPriceReader, type PriceReader } from './createPriceReader.js'
import { createTokenReader, type TokenReader } from './createTokenReader.js'

/** An EVM chain whose data is served. */
export type EvmChainSource = {
  readonly chainId: number
  /** RPC that never fails, behind the proxy that can. */
  readonly url: string
  readonly contracts: LabContracts
}

/** An EVM chain with the readers of what the service tells about it. */
export type EvmChain = {
  readonly chainId: number
  /** CAIP-2. */
  readonly caip: string
  /** RPC that never fails. */
  readonly url: string
  readonly contracts: LabContracts
  readonly client: PublicClient
  readonly database: Database
  readonly tokens: TokenReader
  readonly prices: PriceReader
  readonly follower: Follower
}

/** Creates the readers of one chain and starts to follow it. */
export function createEvmChain(parameters: {
  source: EvmChainSource
  database: Database
  onError?: ((error: unknown) => void) | undefined
}): EvmChain {
  const { source, database, onError } = parameters
  const { chainId, url, contracts } = source
  const local = defineChain({
    id: chainId,
    name: 'local',
    nativeCurrency: mainnet.nativeCurrency,
    rpcUrls: { default: { http: [url] } },
    contracts: {
      multicall3: mainnet.contracts.multicall3,
      ...(contracts.ensUniversalResolver && { ensUniversalResolver: mainnet.contracts.ensUniversalResolver }),
    },
  })
  const client: PublicClient = createPublicClient({
    chain: local,
    transport: http(url, { retryCount: 0 }),
    cacheTime: 0,
  })
  const tokens = createTokenReader(client)
  const prices = createPriceReader({ client, contracts, tokens })
  const follower = createFollower({ chainId, url, database, onRollback: tokens.clear, onError })
  return { chainId, caip: `eip155:${chainId}`, url, contracts, client, database, tokens, prices, follower }
}
