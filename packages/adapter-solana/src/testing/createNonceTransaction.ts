import { base58, base64 } from '@scure/base'
import { NonceAccount, PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { fakeAddresses } from './createFakeStandardWallet.js'

/** A nonce account and two of its values. */
export const fakeNonce = {
  account: base58.encode(new Uint8Array(32).fill(21)),
  value: base58.encode(new Uint8Array(32).fill(22)),
  next: base58.encode(new Uint8Array(32).fill(23)),
} as const

/**
 * Creates a transfer that stands on the fake nonce, signed with sevens.
 *
 * @param version Of the message.
 */
export function createNonceTransaction(version: 'legacy' | 0): Uint8Array {
  const [payerKey, toPubkey] = fakeAddresses.map((address) => new PublicKey(address)) as [PublicKey, PublicKey]
  const advance = { noncePubkey: new PublicKey(fakeNonce.account), authorizedPubkey: payerKey }
  const instructions = [
    SystemProgram.nonceAdvance(advance),
    SystemProgram.transfer({ fromPubkey: payerKey, toPubkey, lamports: 1 }),
  ]
  const message = new TransactionMessage({ payerKey, instructions, recentBlockhash: fakeNonce.value })
  const made = new VersionedTransaction(version === 0 ? message.compileToV0Message() : message.compileToLegacyMessage())
  made.signatures = [new Uint8Array(64).fill(7)]
  return made.serialize()
}

/**
 * Creates a node's answer about a nonce account.
 *
 * @param value What it holds.
 * @param slot When the node looked.
 */
export function createNonceAnswer(value: string, slot: number): unknown {
  const data = new Uint8Array(80)
  data.set([1, 0, 0, 0, 1, 0, 0, 0])
  data.set(base58.decode(value), 40)
  // Verified with the library, so that the layout is not only our own assumption.
  if (NonceAccount.fromAccountData(data).nonce !== value) throw new Error('This is no nonce account')
  return { context: { slot }, value: { owner: PublicKey.default.toBase58(), data: [base64.encode(data), 'base64'] } }
}
