import { type Address, erc20Abi, formatUnits } from 'viem'
import type { Links } from '../pictures/createLinks.js'
import { listSeedTokens } from '../seeds/seedTokens.js'
import type { Balance } from '../wire.js'
import type { EvmChain } from './createEvmChain.js'

/** Finds the tokens that an account has ever sent or received. */
function listTokens({ database, chainId }: EvmChain, account: string): readonly string[] {
  const select = (party: string) => `SELECT asset FROM transfers WHERE ${party} = ? AND chain = ? AND kind = 'erc20'`
  return database
    .all<{ asset: string }>(`${select('sender')} UNION ${select('receiver')}`, ...[account, chainId, account, chainId])
    .map(({ asset }) => asset)
}

function describeBalance(parameters: {
  chain: EvmChain
  links: Links
  token: { name: string; symbol: string; decimals: number; asset: string }
  amount: bigint
  price: number | undefined
}): Balance {
  const { chain, links, token, amount, price } = parameters
  const { name, symbol, decimals, asset } = token
  const numeric = formatUnits(amount, decimals)
  return {
    name,
    symbol,
    chainId: chain.caip,
    ...(asset && { address: `${chain.caip}:${asset}` }),
    ...(price !== undefined && { value: Number(numeric) * price }),
    price: price ?? 0,
    quantity: { decimals: `${decimals}`, numeric },
    iconUrl: links.icon(symbol),
  }
}

/**
 * Reads what an account holds on a chain: ETH, and all tokens of which it has some.
 *
 * @param rate How much of the wanted currency one dollar is.
 */
export async function readBalances(parameters: {
  chain: EvmChain
  account: string
  rate: number
  links: Links
}): Promise<readonly Balance[]> {
  const { chain, account, rate, links } = parameters
  const { client, tokens, prices, database } = chain
  // Requests are checked to hold an address.
  const address = account as Address
  const seen = listTokens(chain, account)
  const facts = await tokens.read(seen)
  const [ether, amounts, dollars] = await Promise.all([
    client.getBalance({ address }),
    client.multicall({
      contracts: seen.map((asset) => ({
        address: asset as Address,
        abi: erc20Abi,
        functionName: 'balanceOf' as const,
        args: [address] as const,
      })),
      allowFailure: true,
    }),
    prices.read(['', ...seen]),
  ])
  const priceOf = (asset: string) => {
    const price = dollars.get(asset)
    return price === undefined ? undefined : price * rate
  }
  const own = { name: 'Ether', symbol: 'ETH', decimals: 18, asset: '' }
  const held = seen.flatMap((asset, at) => {
    const amount = amounts[at]?.result
    const { name = '', symbol = '', decimals } = facts.get(asset) ?? {}
    if (!amount || decimals === undefined) return []
    return [describeBalance({ chain, links, amount, price: priceOf(asset), token: { name, symbol, decimals, asset } })]
  })
  const seeded = listSeedTokens(database, { account, chainId: chain.chainId }).map(
    ({ amount, price, address: asset, ...token }) =>
      describeBalance({
        chain,
        links,
        amount: BigInt(amount),
        price: price === null ? undefined : price * rate,
        token: { ...token, asset },
      }),
  )
  const listed = [...held, ...seeded].sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
  return [describeBalance({ chain, links, amount: ether, price: priceOf(''), token: own }), ...listed]
}
