import type { DecodedInstruction, DecodedMessage } from '@portico/app-parts/solana/decodeTransaction'
import { readTransactionMessage } from './signTransactionBytes.js'

type Fact = readonly [name: string, value: string]

const tokenPrograms = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']

/** Discriminators of the token instructions that transfer tokens. */
const transferChecked = 12
const transferFee = 26
const transferCheckedWithFee = 1

/** Formats an amount without loss of precision. */
function formatAmount(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${digits.slice(0, digits.length - decimals)}${decimals > 0 && fraction ? `.${fraction}` : ''}`
}

const readAmount = (data: Uint8Array, at: number) =>
  new DataView(data.buffer, data.byteOffset, data.byteLength).getBigUint64(at, true)

type DescribeProgram = (data: Uint8Array, account: (at: number) => string) => readonly Fact[] | undefined

const describeSystem: DescribeProgram = (data, account) => {
  const isTransfer = data.length === 12 && data[0] === 2
  return isTransfer
    ? [['To', account(1)] as const, ['Amount', `${formatAmount(readAmount(data, 4), 9)} SOL`] as const]
    : undefined
}

const describeToken: DescribeProgram = (data, account) => {
  const isChecked = data[0] === transferChecked && data.length >= 10
  const hasFee = data[0] === transferFee && data[1] === transferCheckedWithFee && data.length >= 19
  if (!isChecked && !hasFee) return undefined
  const at = hasFee ? 2 : 1
  const decimals = data[at + 8] ?? 0
  const fee = hasFee ? [['Kept back', formatAmount(readAmount(data, at + 9), decimals)] as const] : []
  const amount = formatAmount(readAmount(data, at), decimals)
  return [['Token', account(1)], ['Into', account(2)], ['Amount', amount], ...fee]
}

const describeMemo: DescribeProgram = (data) => [['Memo', new TextDecoder().decode(data)]]

const programs: Readonly<Record<string, DescribeProgram>> = {
  '11111111111111111111111111111111': describeSystem,
  MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr: describeMemo,
  ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL: (_, account) => [['Opens an account for', account(2)]],
  ComputeBudget111111111111111111111111111111: () => [],
  ...Object.fromEntries(tokenPrograms.map((program) => [program, describeToken])),
}

function describeInstruction({ staticKeys }: DecodedMessage, instruction: DecodedInstruction): readonly Fact[] {
  const { programIdIndex, accounts, data } = instruction
  const program = staticKeys[programIdIndex] ?? 'an account of a lookup table'
  const account = (at: number) => staticKeys[accounts[at] ?? -1] ?? 'an account of a lookup table'
  return programs[program]?.(data, account) ?? [['Calls', `${program} (${data.length} bytes)`]]
}

/**
 * Describes what transactions do, read from the exact bytes that are signed.
 *
 * @param transactions Bytes of each transaction, legacy or version 0.
 * @throws ProviderError -32602 if one of them is not a transaction.
 */
export async function describeTransactions(transactions: readonly Uint8Array[]): Promise<readonly Fact[]> {
  const { decodeMessage } = await import('@portico/app-parts/solana/decodeTransaction')
  return transactions.flatMap((bytes) => {
    const message = decodeMessage(readTransactionMessage(bytes))
    const facts = message.instructions.flatMap((instruction) => describeInstruction(message, instruction))
    return [...facts, ['Fee from', message.staticKeys[0] ?? ''] as const]
  })
}
