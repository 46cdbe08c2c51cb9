import { randomInt } from 'node:crypto'
import { ComputeBudgetProgram, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { solanaFaucet } from '../solanaAccounts.js'

/**
 * Makes the signed transaction of an airdrop.
 *
 * @param to Address of the one who gets it.
 * @param amount In lamports.
 */
export function createAirdrop(parameters: { to: string; amount: bigint; blockhash: string }): Uint8Array {
  const { to, amount, blockhash } = parameters
  const faucet = Keypair.fromSecretKey(solanaFaucet().secretKey)
  const transaction = new Transaction({ feePayer: faucet.publicKey, recentBlockhash: blockhash })
  transaction.add(
    // Two airdrops of the same slot would have the same signature, and the second would not count.
    ComputeBudgetProgram.setComputeUnitLimit({ units: randomInt(1_000, 1_000_000) }),
    SystemProgram.transfer({ fromPubkey: faucet.publicKey, toPubkey: new PublicKey(to), lamports: amount }),
  )
  transaction.sign(faucet)
  return transaction.serialize()
}
