import { base58 } from '@scure/base'
import {
  createAssociatedTokenAccountIdempotentInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
} from '@solana/spl-token'
import {
  ComputeBudgetProgram,
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import nacl from 'tweetnacl'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createSolanaFaucet } from '../../lab/stack/embeddedWallet/createSolanaFaucet.js'
import { solanaAccounts } from '../../lab/stack/solana/solanaAccounts.js'
import { solanaChainId } from '../../lab/stack/solana/solanaChain.js'
import { type Solana, startSolana } from '../../lab/stack/solana/startSolana.js'
import { findBasePort } from '../../lab/stack/testing/findBasePort.js'
import { startTestWallet, type TestSession, type TestWallet } from './startTestWallet.test.fixture.js'

const [funder, recipient] = solanaAccounts()
const to = new PublicKey(recipient?.address ?? '')
let [lab, solana]: [TestWallet?, Solana?] = []
let [address, connection, session]: [PublicKey, Connection, TestSession?] = [to, new Connection('http://127.0.0.1')]

beforeAll(async () => {
  const port = await findBasePort()
  solana = await startSolana({ port: port + 3, wsPort: port + 4, slotMs: 50 })
  const rpc = `${solana.url}/wallet`
  const give = createSolanaFaucet({ rpc })
  lab = await startTestWallet({
    port,
    solana: [{ id: solanaChainId, name: 'Solana Devnet', rpc }],
    fund: ({ addresses }) => give(addresses.solana),
  })
  connection = new Connection(solana.url, { commitment: 'confirmed', wsEndpoint: solana.wsUrl })
  session = await lab.startSession('sol@lab.test')
  address = new PublicKey(session.addresses.solana)
  // The airdrop of a new user.
  await vi.waitFor(async () => expect(await connection.getBalance(address)).toBe(10_000_000_000), 5_000)
}, 30_000)

afterAll(() => Promise.all([lab, solana].map((part) => part?.close())))

const post = async (path: string, body: object) =>
  session?.ask(path, { account: address.toBase58(), chainId: solanaChainId, ...body })

const sol = (lamports: number, from = address) => SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports })

async function build(instructions: readonly TransactionInstruction[], version: 'legacy' | 0 = 'legacy') {
  const { blockhash } = await connection.getLatestBlockhash()
  const message = new TransactionMessage({
    payerKey: address,
    recentBlockhash: blockhash,
    instructions: [...instructions],
  })
  return new VersionedTransaction(version === 0 ? message.compileToV0Message() : message.compileToLegacyMessage())
}

const encode = (transaction: VersionedTransaction) => base58.encode(transaction.serialize())
const preview = async (transaction: VersionedTransaction) =>
  (await post('solana/preview', { transactions: [encode(transaction)] })).previews[0]

async function sendTokens(amount: bigint): Promise<readonly TransactionInstruction[]> {
  const mint = new PublicKey(solana?.contracts.LUSD ?? '')
  const find = (owner: PublicKey) => getAssociatedTokenAddressSync(mint, owner)
  const payer = Keypair.fromSecretKey(funder?.secretKey ?? new Uint8Array())
  const gift = new Transaction().add(
    createAssociatedTokenAccountIdempotentInstruction(payer.publicKey, find(address), address, mint),
    createTransferCheckedInstruction(find(payer.publicKey), mint, find(address), payer.publicKey, 5_000_000n, 6),
  )
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
  const signature = await connection.sendTransaction(gift, [payer])
  await connection.confirmTransaction({ signature, blockhash, lastValidBlockHeight })
  return [createTransferCheckedInstruction(find(address), mint, find(to), address, amount, 6)]
}

describe('what the chain says of a transaction', () => {
  test('names the change of SOL with the fee in it', async () => {
    const { keys, fee, simulation } = await preview(await build([sol(1_000_000)]))
    expect(keys).toEqual([`${address}`, `${to}`, `${SystemProgram.programId}`])
    expect(fee).toBe('5000')
    expect(simulation).toEqual({
      changes: [{ mint: null, amount: '-1005000', decimals: 9 }],
      isHandedOver: false,
    })
  })

  test('names the change of tokens, and whose the accounts are', async () => {
    const { tokens, simulation } = await preview(await build(await sendTokens(2_500_000n)))
    const mint = solana?.contracts.LUSD
    expect(simulation.changes).toContainEqual({ mint, amount: '-2500000', decimals: 6 })
    expect(Object.values(tokens)).toContainEqual({ mint, owner: `${to}`, decimals: 6 })
  })

  test('says why the simulation failed, and of no change then', async () => {
    const { simulation } = await preview(await build([sol(11_000_000_000)]))
    expect(simulation).toEqual({ error: 'Error processing Instruction 0: custom program error: 0x1' })
  })

  test('says that it could not be simulated when the node does not answer', async () => {
    const transaction = await build([sol(1)])
    solana?.setFaults({ down: true }, 'wallet')
    expect((await preview(transaction)).simulation).toEqual({ error: 'Solana Devnet does not answer' })
    solana?.setFaults({}, 'wallet')
  })

  test('reads the decimals of tokens from their mint where there is no simulation', async () => {
    const transaction = await build(await sendTokens(1n))
    solana?.setFaults({ status: 500, methods: ['simulateTransaction'] }, 'wallet')
    const { simulation, tokens } = await preview(transaction)
    solana?.setFaults({}, 'wallet')
    expect(simulation).toHaveProperty('error')
    const mint = solana?.contracts.LUSD
    expect(Object.values(tokens)).toContainEqual({ mint, owner: `${address}`, decimals: 6 })
  })

  test('sees an account that is handed over to a program', async () => {
    const assign = SystemProgram.assign({ accountPubkey: address, programId: ComputeBudgetProgram.programId })
    expect((await preview(await build([assign]))).simulation).toMatchObject({ isHandedOver: true })
  })

  test('is told only of transactions that are one, and ask for this account', async () => {
    const other = await build([sol(1)])
    const bytes = other.serialize()
    const stranger = new VersionedTransaction(
      new TransactionMessage({
        payerKey: to,
        recentBlockhash: other.message.recentBlockhash,
        instructions: [sol(1, to)],
      }).compileToV0Message(),
    )
    for (const [text, code] of [
      ['0', 'field/transactions'],
      ['abc', 'sign/transaction'],
      [base58.encode(Uint8Array.from([...bytes, 0])), 'sign/transaction'],
      [encode(stranger), 'sign/signer'],
    ])
      expect(await post('solana/preview', { transactions: [text] })).toMatchObject({ error: { code } })
    expect(await post('solana/preview', { transactions: [encode(other)], chainId: 'solana:x' })).toMatchObject({
      error: { code: 'chain/unknown' },
    })
  })
})

describe('signing', () => {
  test('signs a message, but never a transaction as a message', async () => {
    const bytes = new TextEncoder().encode('hello')
    const { signature } = await post('solana/message', { bytes: base58.encode(bytes) })
    expect(nacl.sign.detached.verify(bytes, base58.decode(signature), address.toBytes())).toBe(true)
    const { message } = await build([sol(1)], 0)
    expect(await post('solana/message', { bytes: base58.encode(message.serialize()) })).toMatchObject({
      error: { code: 'sign/message' },
    })
  })

  test('signs several transactions of either version, and leaves the signatures of others', async () => {
    const payer = Keypair.fromSecretKey(funder?.secretKey ?? new Uint8Array())
    const shared = await build([sol(3), sol(4, payer.publicKey)], 0)
    shared.sign([payer])
    const list = [await build([sol(2)]), shared]
    const { transactions } = await post('solana/sign', { transactions: list.map(encode) })
    const signed = transactions.map((text: string) => VersionedTransaction.deserialize(base58.decode(text)))
    expect(signed[1].signatures[1]).toEqual(shared.signatures[1])
    const before = await connection.getBalance(to)
    for (const each of signed) await connection.sendTransaction(each)
    await expect.poll(() => connection.getBalance(to)).toBe(before + 9)
  })

  test('sends at any of the eight commitments', async () => {
    const before = await connection.getBalance(to)
    const names = ['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max']
    for (const [at, preflightCommitment] of names.entries()) {
      // An amount that no test above uses: within one slot an equal transaction would count only once.
      const transaction = encode(await build([sol(at + 101)]))
      const answer = await post('solana/send', { transaction, options: { preflightCommitment, maxRetries: 1 } })
      // A refusal would be shown in full.
      expect(answer).toEqual({ signature: expect.any(String) })
      expect(base58.decode(answer.signature)).toHaveLength(64)
    }
    await expect.poll(() => connection.getBalance(to)).toBe(before + 836)
  })

  test('tells why the chain takes no transaction, and refuses options that are none', async () => {
    const transaction = encode(await build([sol(11_000_000_000)]))
    expect(await post('solana/send', { transaction })).toMatchObject({
      error: { code: 'chain/refused', message: expect.stringContaining('custom program error: 0x1') },
    })
    for (const options of [{ preflightCommitment: 'soon' }, { skipPreflight: 1 }, { maxRetries: -1 }])
      expect(await post('solana/send', { transaction, options })).toMatchObject({ error: { code: 'field/options' } })
  })
})
