import { randomInt } from 'node:crypto'
import { ComputeBudgetProgram, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { solanaFaucet } from '../solanaAccounts.js'

/**
 * Creates the signed transaction of an airdrop.
 *
 * @param to Address of the recipient.
 * @param amount In lamports.
 */
export function createAirdrop(parameters: { to: string; amount: bigint; blockhash: string }): Uint8Array {
  const { to, amount, blockhash } = parameters
  const faucet = Keypair.fromSecretKey(solanaFaucet().secretKey)
  const transaction = new Transaction({ feePayer: faucet.publicKey, recentBlockhash: blockhash })
  transaction.add(
    // Makes the transaction unique: two equal airdrops of one slot would have the same signature.
    ComputeBudgetProgram.setComputeUnitLimit({ units: randomInt(1_000, 1_000_000) }),
    SystemProgram.transfer({ fromPubkey: faucet.publicKey, toPubkey: new PublicKey(to), lamports: amount }),
  )
  transaction.sign(faucet)
  return transaction.serialize()
}
