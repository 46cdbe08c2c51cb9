import { formatUnits } from 'viem'
import { callRpc } from '../../chains/callRpc.js'
import { solanaChainId } from '../../solana/solanaChain.js'
import type { Links } from '../pictures/createLinks.js'
import type { Balance } from '../wire.js'
import { describeMint, listTokenAccounts, type SolanaSource } from './SolanaSource.js'

/** Reads what an account holds on the Solana chain: SOL, and all tokens of which it has some. */
export async function readSolanaBalances(parameters: {
  source: SolanaSource
  account: string
  rate: number
  labDollars: number | undefined
  links: Links
}): Promise<readonly Balance[]> {
  const { source, account, rate, labDollars, links } = parameters
  const [lamports, accounts] = await Promise.all([
    // Solana's RPC: a number with its context.
    callRpc(source.url, 'getBalance', [account, { commitment: 'confirmed' }]) as Promise<{ value: number }>,
    listTokenAccounts(source, account),
  ])
  // An owner may have several accounts of one token.
  const sums = new Map<string, { decimals: number; amount: bigint }>()
  for (const { mint, decimals, amount } of accounts)
    sums.set(mint, { decimals, amount: (sums.get(mint)?.amount ?? 0n) + amount })

  function describeAmount(mint: string, decimals: number, amount: bigint): Balance {
    const { name, symbol, price: dollars } = describeMint(source, mint, labDollars)
    const price = dollars === undefined ? undefined : dollars * rate
    const numeric = formatUnits(amount, decimals)
    return {
      name,
      symbol,
      chainId: solanaChainId,
      ...(mint && { address: `${solanaChainId}:${mint}` }),
      ...(price !== undefined && { value: Number(numeric) * price }),
      price: price ?? 0,
      quantity: { decimals: `${decimals}`, numeric },
      iconUrl: links.icon(symbol),
    }
  }

  const held = [...sums].flatMap(([mint, { decimals, amount }]) =>
    // What has no decimals is an item, see `readSolanaItems`.
    amount > 0n && decimals > 0 ? [describeAmount(mint, decimals, amount)] : [],
  )
  return [describeAmount('', 9, BigInt(lamports.value)), ...held.sort((a, b) => (b.value ?? 0) - (a.value ?? 0))]
}
