import { bytesToHex } from 'viem'
import { describeSystem } from './describeSystem.js'
import { describeToken } from './describeToken.js'
import { readText } from './readText.js'
import type { Sheet } from './Sheet.js'
import { accountAt, type DescribeProgram, type SolanaInstruction, type SolanaTokens } from './SolanaInstruction.js'

const describeAssociated: DescribeProgram = (instruction) => {
  const { data } = instruction
  const isCreation = data.length === 0 || (data.length === 1 && (data[0] === 0 || data[0] === 1))
  if (!isCreation) return undefined
  return {
    title: 'Open a token account',
    facts: [
      { label: 'For', value: accountAt(instruction, 2) },
      { label: 'Token', value: accountAt(instruction, 3) },
      { label: 'Paid by', value: accountAt(instruction, 0) },
    ],
  }
}

const describeMemo: DescribeProgram = ({ data }) => {
  const bytes = bytesToHex(data)
  const text = readText(bytes)
  return {
    title: 'Add a note',
    facts: [],
    blocks: [text === undefined ? { label: 'Bytes', text: bytes } : { label: 'Note', text }],
  }
}

const programs: Readonly<Record<string, DescribeProgram>> = {
  '11111111111111111111111111111111': describeSystem,
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: describeToken,
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: describeToken,
  ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL: describeAssociated,
  MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr: describeMemo,
  Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo: describeMemo,
}

/**
 * Describes one instruction of a Solana transaction.
 *
 * @param instruction The instruction, decoded from the bytes that will be signed.
 * @param tokens What the chain says about its token accounts.
 */
export function describeInstruction(
  instruction: SolanaInstruction,
  tokens: SolanaTokens,
): Omit<Sheet, 'parts' | 'tree'> {
  const { program, accounts, data } = instruction
  const read = Object.hasOwn(programs, program) ? programs[program] : undefined
  const {
    title,
    facts,
    warnings = [],
    blocks = [],
  } = read?.(instruction, tokens) ?? {
    title: 'Unknown call',
    facts: [{ label: 'Program', value: program }],
    warnings: ['The wallet does not know what this call does.'],
    blocks: [
      ...(accounts.length > 0 ? [{ label: 'Accounts', text: accounts.join('\n') }] : []),
      { label: 'Data', text: bytesToHex(data) },
    ],
  }
  return { title, facts, warnings, blocks }
}
