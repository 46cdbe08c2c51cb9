import { formatUnits } from 'viem'
import { solanaChainId } from '../../solana/solanaChain.js'
import type { Links } from '../pictures/createLinks.js'
import type { OperationType, WireTransaction, WireTransfer } from '../wire.js'
import type { SolanaFacts } from './SolanaSource.js'

type TokenAmount = { mint: string; owner?: string; uiTokenAmount: { amount: string; decimals: number } }

/** A transaction as `getTransaction` returns it with the encoding `jsonParsed`, as far as it is used. */
export type SolanaTransaction = {
  readonly blockTime: number | null
  readonly meta: {
    err: unknown
    fee: number
    preBalances: number[]
    postBalances: number[]
    preTokenBalances?: TokenAmount[]
    postTokenBalances?: TokenAmount[]
  }
  readonly transaction: {
    signatures: string[]
    message: { accountKeys: { pubkey: string; signer: boolean }[] }
  }
}

type Change = { readonly mint: string; readonly decimals: number; readonly amount: bigint }

/** Adds up how much more than before an account has of each token. */
function readTokenChanges({ meta }: SolanaTransaction, account: string): readonly Change[] {
  const changes = new Map<string, Change>()
  function add(balances: readonly TokenAmount[] | undefined, sign: bigint): void {
    for (const { mint, owner, uiTokenAmount } of balances ?? []) {
      if (owner !== account) continue
      const { amount, decimals } = uiTokenAmount
      const before = changes.get(mint)?.amount ?? 0n
      changes.set(mint, { mint, decimals, amount: before + sign * BigInt(amount) })
    }
  }
  add(meta.preTokenBalances, -1n)
  add(meta.postTokenBalances, 1n)
  return [...changes.values()].filter(({ amount }) => amount !== 0n)
}

/** Returns how much more SOL than before an account has, without the fee. */
function readSolChange({ meta, transaction }: SolanaTransaction, account: string): readonly Change[] {
  const at = transaction.message.accountKeys.findIndex(({ pubkey }) => pubkey === account)
  if (at < 0) return []
  const fee = at === 0 ? meta.fee : 0
  const amount = BigInt((meta.postBalances[at] ?? 0) - (meta.preBalances[at] ?? 0) + fee)
  return amount === 0n ? [] : [{ mint: '', decimals: 9, amount }]
}

/** Finds who got what the account gave, or the other way round. */
function findOther({ meta, transaction }: SolanaTransaction, account: string): string {
  const owners = (meta.postTokenBalances ?? []).flatMap(({ owner }) => owner ?? [])
  const moved = transaction.message.accountKeys.flatMap(({ pubkey }, at) =>
    meta.preBalances[at] === meta.postBalances[at] ? [] : [pubkey],
  )
  return [...owners, ...moved].find((key) => key !== account) ?? ''
}

/**
 * Describes a Solana transaction as an account sees it, by what changed in the account's balances.
 *
 * @param describeMint Names a token; '' is SOL.
 */
export function describeSolanaTransaction(parameters: {
  landed: SolanaTransaction
  account: string
  rate: number
  describeMint(mint: string): SolanaFacts
  links: Links
}): WireTransaction {
  const { landed, account, rate, describeMint, links } = parameters
  const { meta, transaction, blockTime } = landed
  const isFailed = meta.err !== null
  const hash = transaction.signatures[0] ?? ''
  const payer = transaction.message.accountKeys[0]?.pubkey ?? ''
  const tokens = readTokenChanges(landed, account)
  // Beside tokens, SOL changes by the rent of their accounts.
  const changes = isFailed ? [] : tokens.length > 0 ? tokens : readSolChange(landed, account)

  const transfers = changes.map(({ mint, decimals, amount }): WireTransfer => {
    const { name, symbol, price: dollars } = describeMint(mint)
    const numeric = formatUnits(amount < 0n ? -amount : amount, decimals)
    const price = dollars === undefined ? undefined : dollars * rate
    return {
      fungible_info: { name, symbol, icon: { url: links.icon(symbol) } },
      direction: amount > 0n ? 'in' : 'out',
      quantity: { numeric },
      ...(price !== undefined && { value: Number(numeric) * price, price }),
    }
  })
  const directions = new Set(transfers.map(({ direction }) => direction))
  const operationType: OperationType =
    directions.size === 2 ? 'trade' : directions.has('in') ? 'receive' : directions.has('out') ? 'send' : 'execute'
  const other = findOther(landed, account)
  const isIncoming = operationType === 'receive'
  return {
    id: `${solanaChainId}:${hash}`,
    metadata: {
      operationType,
      hash,
      chain: solanaChainId,
      minedAt: new Date((blockTime ?? 0) * 1_000).toISOString(),
      sentFrom: isIncoming ? other : payer,
      sentTo: isIncoming ? account : other,
      status: isFailed ? 'failed' : 'confirmed',
      nonce: 0,
    },
    transfers,
  }
}
