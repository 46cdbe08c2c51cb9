import { PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { fakeAddresses } from './createFakeStandardWallet.js'

/**
 * Creates an unsigned transfer of one lamport between the fake accounts.
 *
 * @param version Of the message.
 */
export function createTransaction(version: 'legacy' | 0): Uint8Array {
  const [payerKey, toPubkey] = fakeAddresses.map((address) => new PublicKey(address)) as [PublicKey, PublicKey]
  const instructions = [SystemProgram.transfer({ fromPubkey: payerKey, toPubkey, lamports: 1 })]
  const message = new TransactionMessage({ payerKey, instructions, recentBlockhash: fakeAddresses[1] })
  return new VersionedTransaction(
    version === 0 ? message.compileToV0Message() : message.compileToLegacyMessage(),
  ).serialize()
}
