import type { TransferParameters } from '@portico/core'
import { solanaErrors } from '../errors/solanaErrors.js'
import type { SolanaRpc } from '../rpc/createRpcs.js'
import { readAccounts } from '../rpc/readAccounts.js'
import { programs } from '../tokens/programs.js'
import { instructions } from './instructions.js'
import type { TransferPlan } from './TransferPlan.js'

/**
 * Plans a transfer of SOL. Throws `solana/wrong-recipient` for an account that would swallow it, `solana/below-rent` for
 * too little to open the recipient's account.
 *
 * @param rpc The cluster.
 * @param parameters The transfer.
 * @param minimum Lamports an account without data must hold.
 */
export async function planNative(
  rpc: SolanaRpc,
  { from, to, amount, signal }: TransferParameters,
  minimum: bigint,
): Promise<TransferPlan> {
  const [recipient] = await readAccounts(rpc, [to], signal)
  const isToken = recipient?.owner === programs.token || recipient?.owner === programs.token2022
  if (isToken || recipient?.executable) throw solanaErrors('solana/wrong-recipient', { address: to })
  if (!recipient && amount < minimum) throw solanaErrors('solana/below-rent', { minimum })
  return {
    instructions: [instructions.transferLamports({ from, to, lamports: amount })],
    lamports: amount,
    details: undefined,
  }
}
