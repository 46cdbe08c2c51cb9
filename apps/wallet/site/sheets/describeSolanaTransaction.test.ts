import {
  AuthorityType,
  createApproveInstruction,
  createAssociatedTokenAccountIdempotentInstruction,
  createBurnInstruction,
  createSetAuthorityInstruction,
  createTransferCheckedInstruction,
  createTransferCheckedWithFeeInstruction,
  createTransferInstruction,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import {
  ComputeBudgetProgram,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import type { SolanaPreview } from '../../api/solanaRoutes.js'
import { readExactTransaction } from '../../server/solana/readExactTransaction.js'
import { describeSolanaTransaction } from './describeSolanaTransaction.js'

const [me, to, mint, source, target, program] = [1, 2, 3, 4, 5, 6].map(
  (byte) => new PublicKey(new Uint8Array(32).fill(byte)),
) as [PublicKey, PublicKey, PublicKey, PublicKey, PublicKey, PublicKey]
const send = SystemProgram.transfer({ fromPubkey: me, toPubkey: to, lamports: 1_250_000_000 })
const fine: SolanaPreview['simulation'] = {
  changes: [{ mint: null, amount: '-1250005000', decimals: 9 }],
  isHandedOver: false,
}

function read(
  instructions: readonly TransactionInstruction[],
  {
    version = 0,
    preview = {},
    payer = me,
  }: { version?: 'legacy' | 0; preview?: Partial<SolanaPreview>; payer?: PublicKey } = {},
) {
  const message = new TransactionMessage({
    payerKey: payer,
    recentBlockhash: `${mint}`,
    instructions: [...instructions],
  })
  const compiled = version === 0 ? message.compileToV0Message() : message.compileToLegacyMessage()
  return describeSolanaTransaction({
    message: readExactTransaction(new VersionedTransaction(compiled).serialize()),
    preview: { keys: [], fee: '5000', tokens: {}, simulation: fine, ...preview },
    account: `${me}`,
    network: 'Solana Devnet',
  })
}

/** Returns the description of one call in a transaction with another one. */
function readCall(call: TransactionInstruction, tokens: SolanaPreview['tokens'] = {}) {
  const [, part] = read([send, call], { preview: { tokens } }).parts ?? []
  return { ...part, facts: Object.fromEntries((part?.facts ?? []).map(({ label, value }) => [label, value])) }
}

describe('a transaction', () => {
  test.each(['legacy', 0] as const)('of version %s says what is sent, what that costs, and who signs', (version) => {
    const budget = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 5 })
    expect(read([budget, send], { version })).toEqual({
      title: 'Send',
      facts: [
        { label: 'From', value: `${me}` },
        { label: 'To', value: `${to}` },
        { label: 'Amount', value: '1.25 SOL' },
        { label: 'You give', value: '1.250005 SOL' },
        { label: 'Account', value: `${me}` },
        { label: 'Network', value: 'Solana Devnet' },
        { label: 'Fee', value: '0.000005 SOL' },
      ],
      warnings: [],
      blocks: [],
    })
  })

  test('whose simulation failed is not said to change nothing', () => {
    const { facts, warnings } = read([send], { preview: { fee: null, simulation: { error: 'no funds' } } })
    expect(facts).toContainEqual({ label: 'Balances', value: 'Not known' })
    expect(facts).toContainEqual({ label: 'Fee', value: 'Not known' })
    expect(warnings).toEqual([expect.stringMatching(/^The simulation failed: no funds\./)])
    expect(JSON.stringify(facts)).not.toContain('as they are')
  })

  test('that was simulated and changes nothing says that', () => {
    const { facts } = read([send], { preview: { simulation: { changes: [], isHandedOver: false } } })
    expect(facts).toContainEqual({ label: 'Balances', value: 'They stay as they are' })
  })

  test('names tokens that are given and got, and who pays if somebody else does', () => {
    const changes = [
      { mint: 'A', amount: '-2500000', decimals: 6 },
      { mint: 'B', amount: '7', decimals: 0 },
    ]
    const { facts } = read([send], { payer: to, preview: { simulation: { changes, isHandedOver: false } } })
    expect(facts).toContainEqual({ label: 'You give', value: '2.5 of token A' })
    expect(facts).toContainEqual({ label: 'You get', value: '7 of token B' })
    expect(facts).toContainEqual({ label: 'Fee paid by', value: `${to}` })
  })

  test('after which the account belongs to a program is warned of', () => {
    const { warnings } = read([send], { preview: { simulation: { changes: [], isHandedOver: true } } })
    expect(warnings).toEqual(['Your account would belong to another program.'])
  })
})

describe('a call', () => {
  const tokens = {
    [`${source}`]: { mint: `${mint}`, owner: `${me}`, decimals: 6 },
    [`${target}`]: { mint: `${mint}`, owner: `${to}`, decimals: 6 },
  }

  test('that sends tokens names the owner who gets them', () => {
    const facts = { To: `${to}`, Into: `${target}`, Amount: '2.5', Token: `${mint}` }
    const plain = createTransferInstruction(source, target, me, 2_500_000)
    const checked = createTransferCheckedInstruction(source, mint, target, me, 2_500_000, 6)
    expect(readCall(plain, tokens)).toMatchObject({ title: 'Send tokens', facts })
    expect(readCall(checked, tokens)).toMatchObject({ title: 'Send tokens', facts })
    expect(readCall(checked).facts).toEqual({ To: `${target}`, Amount: '2.5', Token: `${mint}` })
  })

  test('whose source the chain does not know is told by the token of whoever gets it, or by other accounts of it', () => {
    const plain = createTransferInstruction(source, target, me, 2_500_000)
    const other = { [`${target}`]: { mint: `${mint}`, owner: `${to}`, decimals: 6 } }
    expect(readCall(plain, other).facts).toMatchObject({ Amount: '2.5', Token: `${mint}` })
    const burn = createBurnInstruction(source, mint, me, 2_500_000)
    expect(readCall(burn, other).facts).toMatchObject({ Amount: '2.5', Token: `${mint}` })
  })

  test('of a token whose decimals are not known says so in words, and names the token or the account', () => {
    const plain = createTransferInstruction(source, target, me, 2_500_000)
    const unknown = '2500000, without its decimal point: how many decimals the token has is not known'
    expect(readCall(plain).facts).toEqual({
      To: `${target}`,
      Amount: unknown,
      Token: 'Not known',
      'Taken from': `${source}`,
    })
    const unread = { [`${source}`]: { mint: `${mint}`, owner: `${me}`, decimals: null } }
    expect(readCall(plain, unread).facts).toEqual({ To: `${target}`, Amount: unknown, Token: `${mint}` })
    expect(readCall(createBurnInstruction(source, mint, me, 2_500_000)).facts).toEqual({
      Amount: unknown,
      Token: `${mint}`,
    })
  })

  test('that sends tokens with a fee says what is kept back', () => {
    const call = createTransferCheckedWithFeeInstruction(
      source,
      mint,
      target,
      me,
      100n,
      1,
      3n,
      [],
      TOKEN_2022_PROGRAM_ID,
    )
    expect(readCall(call).facts).toMatchObject({ Amount: '10', 'Kept back': '0.3' })
  })

  test('that gives others power over tokens is warned of', () => {
    const approve = readCall(createApproveInstruction(source, to, me, 5_000_000), tokens)
    expect(approve).toMatchObject({ title: 'Allow spending', facts: { Spender: `${to}`, Amount: '5' } })
    const give = readCall(createSetAuthorityInstruction(source, me, AuthorityType.AccountOwner, to))
    for (const { warnings } of [approve, give]) expect(warnings).toHaveLength(1)
  })

  test('that opens an account names whose it is', () => {
    const call = createAssociatedTokenAccountIdempotentInstruction(me, target, to, mint)
    expect(readCall(call)).toMatchObject({
      title: 'Open a token account',
      facts: { For: `${to}`, Token: `${mint}`, 'Paid by': `${me}` },
    })
  })

  test('that adds a note shows it as text, unless it hides something', () => {
    const memo = (text: string) =>
      new TransactionInstruction({
        programId: new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
        keys: [],
        data: Buffer.from(text),
      })
    expect(readCall(memo('for lunch')).blocks).toEqual([{ label: 'Note', text: 'for lunch' }])
    expect(readCall(memo('\u202elunch')).blocks).toEqual([{ label: 'Bytes', text: expect.stringMatching(/^0xe280ae/) }])
  })

  test.each([
    ['another program', program, Buffer.from([1, 2])],
    ['more than a transfer', SystemProgram.programId, Buffer.concat([send.data, Buffer.from([0])])],
  ])('of %s is shown with its data', (_, programId, data) => {
    const keys = [{ pubkey: to, isSigner: false, isWritable: true }]
    const call = readCall(new TransactionInstruction({ programId, keys, data }))
    expect(call).toMatchObject({ title: 'Unknown call', facts: { Program: `${programId}` } })
    expect(call.warnings).toHaveLength(1)
    expect(call.blocks).toEqual([
      { label: 'Accounts', text: `${to}` },
      { label: 'Data', text: `0x${data.toString('hex')}` },
    ])
  })

  test('that makes a transaction last, or hands an account over, is warned of', () => {
    const nonce = SystemProgram.nonceAdvance({ noncePubkey: source, authorizedPubkey: me })
    const assign = SystemProgram.assign({ accountPubkey: me, programId: program })
    for (const call of [nonce, assign]) expect(readCall(call).warnings).toHaveLength(1)
  })
})
