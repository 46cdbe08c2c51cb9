import { Keypair, SystemProgram, Transaction, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { assert, property, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { attachSignature } from './attachSignature.js'
import { isVersioned, readTransaction } from './readTransaction.js'

const [payer, other] = [Keypair.generate(), Keypair.generate()]
const recentBlockhash = Keypair.generate().publicKey.toBase58()
const transfer = SystemProgram.transfer({ fromPubkey: other.publicKey, toPubkey: payer.publicKey, lamports: 1 })

function build(version: 'legacy' | 0): Uint8Array {
  if (version === 'legacy') {
    const transaction = new Transaction({ feePayer: payer.publicKey, recentBlockhash }).add(transfer)
    return Uint8Array.from(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))
  }
  const message = new TransactionMessage({ payerKey: payer.publicKey, recentBlockhash, instructions: [transfer] })
  return new VersionedTransaction(message.compileToV0Message()).serialize()
}

test.each(['legacy', 0] as const)('reads the signers of a transaction of version %s', (version) => {
  const bytes = build(version)
  const { signatures, signers, message } = readTransaction(bytes)
  expect(signers).toEqual([payer.publicKey.toBase58(), other.publicKey.toBase58()])
  expect(signatures).toEqual([new Uint8Array(64), new Uint8Array(64)])
  expect(message).toEqual(bytes.subarray(129))
  expect(isVersioned(bytes)).toBe(version === 0)
})

test('puts a signature where the account signs, in a copy', () => {
  const bytes = build('legacy')
  const signature = new Uint8Array(64).fill(9)
  const signed = attachSignature(bytes, other.publicKey.toBase58(), signature)
  expect(readTransaction(signed).signatures).toEqual([new Uint8Array(64), signature])
  expect(readTransaction(bytes).signatures[1]).toEqual(new Uint8Array(64))
  const nobody = Keypair.generate().publicKey.toBase58()
  expect(() => attachSignature(bytes, nobody, signature)).toThrow(
    expect.objectContaining({ code: 'wallet/invalid-response' }),
  )
})

test('refuses every cut of a transaction that leaves out signers, and any noise, by its own error', () => {
  const bytes = build('legacy')
  for (let length = 0; length < 229; length++)
    expect(() => readTransaction(bytes.subarray(0, length))).toThrow(
      expect.objectContaining({ code: 'solana/invalid-transaction' }),
    )
  assert(
    property(uint8Array({ maxLength: 300 }), (noise) => {
      try {
        readTransaction(noise)
      } catch (error) {
        expect(error).toMatchObject({ code: 'solana/invalid-transaction' })
      }
    }),
  )
})
