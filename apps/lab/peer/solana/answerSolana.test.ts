import { base58, base64 } from '@scure/base'
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Ask } from '../../shared/wallet/Ask.js'
import { type Solana, startSolana } from '../../stack/solana/startSolana.js'
import { findBasePort } from '../../stack/testing/findBasePort.js'
import { getSolanaKey } from '../peerKeys.js'
import { answerSolana } from './answerSolana.js'

const payer = new PublicKey(getSolanaKey().address)
const pubkey = payer.toBase58()
let solana: Solana
let connection: Connection

beforeAll(async () => {
  solana = await startSolana({ port: await findBasePort(), slotMs: 20 })
  connection = new Connection(solana.url, 'confirmed')
}, 20_000)

afterAll(() => solana.close())

async function create(version: 'legacy' | 0, to = Keypair.generate().publicKey): Promise<Uint8Array> {
  const { blockhash } = await connection.getLatestBlockhash()
  const instruction = SystemProgram.transfer({ fromPubkey: payer, toPubkey: to, lamports: 1_500_000_000 })
  if (version === 'legacy') {
    const transaction = new Transaction({ feePayer: payer, recentBlockhash: blockhash }).add(instruction)
    return transaction.serialize({ requireAllSignatures: false })
  }
  const message = new TransactionMessage({ payerKey: payer, recentBlockhash: blockhash, instructions: [instruction] })
  return new VersionedTransaction(message.compileToV0Message()).serialize()
}

function ask(method: string, params: unknown) {
  const confirm = vi.fn(async (_: Ask) => {})
  return { confirm, answer: answerSolana({ method, params, confirm, rpc: solana.url }) }
}

test.each(['legacy', 0] as const)('signs a transaction of version %s so that the chain takes it', async (version) => {
  const to = Keypair.generate().publicKey
  const transaction = base64.encode(await create(version, to))
  const { answer, confirm } = ask('solana_signTransaction', { transaction, pubkey })
  const signed = (await answer) as { transaction: string; signature: string }
  const signature = await connection.sendRawTransaction(base64.decode(signed.transaction))
  expect(signature).toBe(signed.signature)
  expect(await connection.getBalance(to)).toBe(1_500_000_000)
  const facts = [
    ['To', to.toBase58()],
    ['Amount', '1.5 SOL'],
    ['Fee from', pubkey],
  ]
  expect(confirm).toHaveBeenCalledExactlyOnceWith({ kind: 'solanaTransactions', count: 1, facts, sends: false })
})

test('signs several at once, asking once', async () => {
  const transactions = await Promise.all(
    (['legacy', 0] as const).map(async (each) => base64.encode(await create(each))),
  )
  const { answer, confirm } = ask('solana_signAllTransactions', { transactions })
  const signed = (await answer) as { transactions: string[] }
  for (const each of signed.transactions) await connection.sendRawTransaction(base64.decode(each))
  expect(confirm).toHaveBeenCalledTimes(1)
})

test('sends through the chain it is told, with the options of the app', async () => {
  const to = Keypair.generate().publicKey
  const transaction = base64.encode(await create(0, to))
  const { answer, confirm } = ask('solana_signAndSendTransaction', {
    transaction,
    pubkey,
    sendOptions: { maxRetries: 1 },
  })
  const { signature } = (await answer) as { signature: string }
  expect(base58.decode(signature)).toHaveLength(64)
  expect(await connection.getBalance(to)).toBe(1_500_000_000)
  expect(confirm.mock.calls[0]?.[0]).toMatchObject({ sends: true })
})

test('hands on what the chain says of a transaction that cannot work', async () => {
  const message = new TransactionMessage({
    payerKey: payer,
    recentBlockhash: (await connection.getLatestBlockhash()).blockhash,
    instructions: [SystemProgram.transfer({ fromPubkey: payer, toPubkey: Keypair.generate().publicKey, lamports: 1 })],
  })
  const transaction = base64.encode(new VersionedTransaction(message.compileToV0Message()).serialize())
  const { answer } = ask('solana_signAndSendTransaction', { transaction, pubkey })
  await expect(answer).rejects.toMatchObject({ code: -32002, message: expect.stringContaining('rent') })
})

test.each([
  ['solana_signTransaction', { transaction: 'AAAA', pubkey }, -32602],
  ['solana_signTransaction', { transaction: 'AAAA', pubkey: Keypair.generate().publicKey.toBase58() }, 4100],
  ['solana_signAllTransactions', { transactions: [] }, -32602],
  ['solana_signMessage', { message: '0OIl', pubkey }, -32602],
  ['solana_signMoon', {}, 4200],
])('refuses %s of %o without asking', async (method, params, code) => {
  const { answer, confirm } = ask(method, params)
  await expect(answer).rejects.toMatchObject({ code })
  expect(confirm).not.toHaveBeenCalled()
})
