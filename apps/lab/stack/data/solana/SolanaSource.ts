import { callRpc } from '../../chains/callRpc.js'
import { tokenPrograms } from '../../solana/tokens/parseTokenData.js'

/** The Solana chain whose data is served. */
export type SolanaSource = {
  /** RPC in a space of its own, so that no test makes it fail. */
  readonly url: string
  /** Mints by symbol. */
  readonly contracts: Readonly<Record<string, string>>
}

/** A token account with what it holds. */
export type SolanaTokenAccount = {
  readonly address: string
  readonly mint: string
  readonly amount: bigint
  readonly decimals: number
}

/** Names and prices of what the chain holds. Its mints carry no names. */
export type SolanaFacts = { readonly name: string; readonly symbol: string; readonly price: number | undefined }

// There is no exchange on the local Solana chain, so SOL has a fixed price.
const solDollars = 150

/**
 * Names a token of the chain.
 *
 * @param mint Mint; '' is SOL.
 * @param labDollars Price of LAB, which is that of the exchange on Ethereum.
 */
export function describeMint(source: SolanaSource, mint: string, labDollars: number | undefined): SolanaFacts {
  if (!mint) return { name: 'Solana', symbol: 'SOL', price: solDollars }
  const [symbol] = Object.entries(source.contracts).find(([, address]) => address === mint) ?? []
  if (symbol === 'LUSD') return { name: 'Lab Dollar', symbol, price: 1 }
  if (symbol === 'LAB') return { name: 'Lab Token', symbol, price: labDollars }
  if (symbol === 'LITEM') return { name: 'Lab Item', symbol, price: undefined }
  if (symbol) return { name: `Lab ${symbol}`, symbol, price: undefined }
  return { name: mint, symbol: mint.slice(0, 4), price: undefined }
}

/** Lists an account's token accounts of both token programs. */
export async function listTokenAccounts(source: SolanaSource, owner: string): Promise<readonly SolanaTokenAccount[]> {
  const lists = await Promise.all(
    Object.keys(tokenPrograms).map(async (programId) => {
      const params = [owner, { programId }, { encoding: 'jsonParsed', commitment: 'confirmed' }]
      // Solana's RPC documents the answer in this encoding.
      const { value } = (await callRpc(source.url, 'getTokenAccountsByOwner', params)) as {
        value: {
          pubkey: string
          account: { data: { parsed: { info: { mint: string; tokenAmount: { amount: string; decimals: number } } } } }
        }[]
      }
      return value
    }),
  )
  return lists.flat().map(({ pubkey, account }) => {
    const { mint, tokenAmount } = account.data.parsed.info
    return { address: pubkey, mint, amount: BigInt(tokenAmount.amount), decimals: tokenAmount.decimals }
  })
}
