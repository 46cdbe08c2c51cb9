import { isVersioned } from './readTransaction.js'

/**
 * Spells a legacy transaction out as the first wallets on WalletConnect read it. Versioned ones have no such form.
 *
 * @param transaction The transaction's bytes.
 */
export async function toLegacyFields(transaction: Uint8Array): Promise<object> {
  if (isVersioned(transaction)) return {}
  const { Transaction } = await import('@solana/web3.js')
  const { base58 } = await import('@scure/base')
  const { feePayer, instructions, recentBlockhash } = Transaction.from(transaction)
  return {
    feePayer: feePayer?.toBase58(),
    recentBlockhash,
    instructions: instructions.map(({ programId, data, keys }) => ({
      programId: programId.toBase58(),
      data: base58.encode(Uint8Array.from(data)),
      keys: keys.map(({ pubkey, isSigner, isWritable }) => ({ pubkey: pubkey.toBase58(), isSigner, isWritable })),
    })),
  }
}
