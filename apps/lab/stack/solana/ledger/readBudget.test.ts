import { decodeMessage } from '@portico/app-parts/solana/decodeTransaction'
import {
  ComputeBudgetProgram,
  Keypair,
  SystemProgram,
  type TransactionInstruction,
  TransactionMessage,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import { solanaAccounts } from '../solanaAccounts.js'
import { readBudget } from './readBudget.js'

const { publicKey } = Keypair.fromSecretKey(solanaAccounts()[0]?.secretKey ?? new Uint8Array())
const transfer = SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: publicKey, lamports: 1 })

function read(...instructions: TransactionInstruction[]) {
  const recentBlockhash = '11111111111111111111111111111111'
  const message = new TransactionMessage({ payerKey: publicKey, recentBlockhash, instructions })
  return readBudget(decodeMessage(message.compileToV0Message().serialize()))
}

test('a transaction that names no price pays for its signature alone', () => {
  expect(read(transfer)).toEqual({ unitLimit: 3_000n, unitPrice: 0n, fee: 5_000n })
})

test('priority costs price times limit, rounded up', () => {
  const limit = ComputeBudgetProgram.setComputeUnitLimit({ units: 1_001 })
  const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1_500 })
  expect(read(limit, price, transfer)).toEqual({ unitLimit: 1_001n, unitPrice: 1_500n, fee: 5_002n })
})
