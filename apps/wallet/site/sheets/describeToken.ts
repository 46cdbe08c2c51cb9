import { formatUnits } from 'viem'
import type { Fact } from './Sheet.js'
import {
  accountAt,
  type DescribeProgram,
  type SolanaInstruction,
  type SolanaTokens,
  viewOf,
} from './SolanaInstruction.js'

/** Instructions of the token programs that concern an amount: discriminator, length and accounts. */
const tokenMoves: readonly {
  readonly kind: number
  readonly length: number
  readonly title: string
  /** Indexes of the source, of the mint if named, and of the recipient or spender. */
  readonly source: number
  readonly mint?: number
  readonly target?: number
  readonly warning?: string
}[] = [
  { kind: 3, length: 9, title: 'Send tokens', source: 0, target: 1 },
  { kind: 12, length: 10, title: 'Send tokens', source: 0, mint: 1, target: 2 },
  { kind: 26, length: 19, title: 'Send tokens', source: 0, mint: 1, target: 2 },
  {
    kind: 4,
    length: 9,
    title: 'Allow spending',
    source: 0,
    target: 1,
    warning: 'The spender may take that many of your tokens at any time.',
  },
  {
    kind: 13,
    length: 10,
    title: 'Allow spending',
    source: 0,
    mint: 1,
    target: 2,
    warning: 'The spender may take that many of your tokens at any time.',
  },
  { kind: 8, length: 9, title: 'Destroy tokens', source: 0, mint: 1 },
  { kind: 15, length: 10, title: 'Destroy tokens', source: 0, mint: 1 },
]

function describeTokenMove(instruction: SolanaInstruction, tokens: SolanaTokens): ReturnType<DescribeProgram> {
  const { data } = instruction
  const move = tokenMoves.find(({ kind, length }) => kind === data[0] && length === data.length)
  // Transfers with a fee have a second discriminator among the fee instructions.
  const from = move?.kind === 26 ? 2 : 1
  if (!move || (from === 2 && data[1] !== 1)) return undefined
  const source = accountAt(instruction, move.source)
  const target = move.target === undefined ? undefined : accountAt(instruction, move.target)
  // Both accounts of a transfer hold the same token. A spender's account says nothing about the token.
  const held = tokens[source] ?? (target !== undefined && !move.warning ? tokens[target] : undefined)
  const mint = move.mint === undefined ? held?.mint : accountAt(instruction, move.mint)
  const known = mint === undefined ? undefined : Object.values(tokens).find((token) => token.mint === mint)
  // The chain rejects an instruction whose decimals differ from the token's.
  const isChecked = data.length > from + 8
  const decimals = isChecked ? data[from + 8] : known?.decimals
  const format = (amount: bigint) =>
    typeof decimals === 'number'
      ? formatUnits(amount, decimals)
      : `${amount}, without its decimal point: how many decimals the token has is not known`
  const owner = target === undefined ? undefined : tokens[target]?.owner
  const facts: readonly Fact[] = [
    ...(owner === undefined ? [] : [{ label: 'To', value: owner }]),
    ...(target === undefined
      ? []
      : [{ label: move.warning ? 'Spender' : owner === undefined ? 'To' : 'Into', value: target }]),
    { label: 'Amount', value: format(viewOf(instruction).getBigUint64(from, true)) },
    ...(from === 2 ? [{ label: 'Kept back', value: format(viewOf(instruction).getBigUint64(11, true)) }] : []),
    { label: 'Token', value: mint ?? 'Not known' },
    ...(mint === undefined ? [{ label: 'Taken from', value: source }] : []),
  ]
  return { title: move.title, facts, warnings: move.warning ? [move.warning] : [] }
}

/** Describes instructions of the two token programs. */
export const describeToken: DescribeProgram = (instruction, tokens) => {
  const { data } = instruction
  const account = { label: 'Account', value: accountAt(instruction, 0) }
  if (data[0] === 6)
    return {
      title: 'Hand a token account over',
      facts: [account],
      warnings: ['Somebody else may get power over the account and the tokens in it.'],
    }
  if (data[0] === 5 && data.length === 1) return { title: 'End an allowance', facts: [account] }
  if (data[0] === 17 && data.length === 1) return { title: 'Wrap SOL', facts: [account] }
  if (data[0] === 9 && data.length === 1)
    return { title: 'Close a token account', facts: [account, { label: 'SOL to', value: accountAt(instruction, 1) }] }
  return describeTokenMove(instruction, tokens)
}
