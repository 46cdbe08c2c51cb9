import { type Address, type PublicClient, parseAbi, zeroAddress } from 'viem'
import type { LabContracts } from '../../chains/deployContracts.js'
import type { TokenReader } from './createTokenReader.js'

/** Reads prices in US dollars from the exchange's pools. */
export type PriceReader = {
  /**
   * @param assets Contracts in lower case; '' is ETH.
   * @returns Prices of those that have a pool.
   */
  read(assets: readonly string[]): Promise<ReadonlyMap<string, number>>
}

const factoryAbi = parseAbi(['function getPair(address a, address b) view returns (address)'])
const pairAbi = parseAbi([
  'function getReserves() view returns (uint112 first, uint112 second, uint32 at)',
  'function token0() view returns (address)',
])

/** Creates the reader of one chain. A token's price is that of its pool with LUSD, or of the one with WETH. */
export function createPriceReader(parameters: {
  client: PublicClient
  contracts: LabContracts
  tokens: TokenReader
}): PriceReader {
  const { client, contracts, tokens } = parameters
  const { uniswapFactory, LUSD, WETH } = contracts

  /** Reads how much of the unit one of each token costs. */
  async function readPools(factory: Address, assets: readonly string[], unit: Address): Promise<Map<string, number>> {
    const pairs = await client.multicall({
      contracts: assets.map((asset) => ({
        address: factory,
        abi: factoryAbi,
        functionName: 'getPair' as const,
        // Assets are addresses of contracts.
        args: [asset as Address, unit] as const,
      })),
      allowFailure: false,
    })
    const found = assets.flatMap((asset, at) => {
      const pair = pairs[at]
      return pair && pair !== zeroAddress ? [{ asset, pair }] : []
    })
    const facts = await tokens.read([unit.toLowerCase(), ...found.map(({ asset }) => asset)])
    const unitDecimals = facts.get(unit.toLowerCase())?.decimals ?? 18
    const states = await Promise.all(
      found.map(async ({ pair }) => ({
        reserves: await client.readContract({ address: pair, abi: pairAbi, functionName: 'getReserves' }),
        first: await client.readContract({ address: pair, abi: pairAbi, functionName: 'token0' }),
      })),
    )
    return new Map(
      found.flatMap(({ asset }, at) => {
        const state = states[at]
        if (!state) return []
        const [first, second] = state.reserves
        const isFirst = state.first.toLowerCase() === asset
        const [own, other] = isFirst ? [first, second] : [second, first]
        if (own === 0n) return []
        const decimals = facts.get(asset)?.decimals ?? 18
        return [[asset, (Number(other) / Number(own)) * 10 ** (decimals - unitDecimals)] as const]
      }),
    )
  }

  return {
    async read(assets) {
      if (!uniswapFactory || !LUSD || !WETH) return new Map()
      const [dollar, ether] = [LUSD.toLowerCase(), WETH.toLowerCase()]
      const wanted = new Set(assets)
      const others = [...wanted].filter((asset) => asset && asset !== dollar && asset !== ether)
      const inDollars = await readPools(uniswapFactory, [ether, ...others], LUSD)
      const etherPrice = inDollars.get(ether)
      const left = others.filter((asset) => !inDollars.has(asset))
      const inEther = etherPrice && left.length > 0 ? await readPools(uniswapFactory, left, WETH) : new Map()
      const prices = new Map(inDollars)
      prices.set(dollar, 1)
      if (etherPrice) prices.set('', etherPrice)
      for (const [asset, price] of inEther) prices.set(asset, price * (etherPrice ?? 0))
      return new Map([...prices].filter(([asset]) => wanted.has(asset)))
    },
  }
}
