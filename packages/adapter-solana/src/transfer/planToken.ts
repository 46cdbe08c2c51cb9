import { type TransferParameters, transferErrors } from '@portico/core'
import { solanaErrors } from '../assets/solanaErrors.js'
import type { SolanaRpc } from '../rpc/createRpcs.js'
import { readAccounts } from '../rpc/readAccounts.js'
import { readRent } from '../rpc/readRent.js'
import { findSource } from './findSource.js'
import { getAssociatedAccount } from './getAssociatedAccount.js'
import { getTransferFee } from './getTransferFee.js'
import type { ListHookAccountsParameters } from './hook/listHookAccounts.js'
import { instructions } from './instructions.js'
import { programs } from './programs.js'
import { readEpoch } from './readEpoch.js'
import { type Mint, readMint } from './readMint.js'
import { readTokenAccount } from './readTokenAccount.js'
import type { TransferPlan } from './TransferPlan.js'

export type PlanTokenParameters = TransferParameters & { readonly mint: string }

/**
 * Plans a transfer of a token, of either token program: opens the recipient's account when it is missing, adds a memo
 * where that account asks for one, names the fee that the mint withholds and the accounts of its hook. Throws
 * `transfer/insufficient-token`, `solana/balance-frozen`, `solana/unsupported-token`, `solana/account-frozen` and
 * `solana/wrong-recipient`.
 *
 * @param rpc The cluster.
 * @param parameters The transfer.
 */
export async function planToken(rpc: SolanaRpc, parameters: PlanTokenParameters): Promise<TransferPlan> {
  const { from, to, mint, amount, signal } = parameters
  const [mintAccount, recipient] = await readAccounts(rpc, [mint, to], signal)
  const tokenProgram = mintAccount?.owner
  const isToken2022 = tokenProgram === programs.token2022
  const facts = mintAccount && readMint(mintAccount.data, isToken2022)
  if ((tokenProgram !== programs.token && !isToken2022) || !facts)
    throw transferErrors('transfer/estimate-failed', { reason: `${mint} is no token` })
  if (facts.obstacle) throw solanaErrors('solana/unsupported-token', { mint, extension: facts.obstacle })

  // A person may paste a token account instead of its owner.
  const isTokenAccount = recipient?.owner === tokenProgram
  const isOther =
    recipient !== undefined && [programs.token, programs.token2022].some((each) => each === recipient.owner)
  if ((isOther && !isTokenAccount) || recipient?.executable)
    throw solanaErrors('solana/wrong-recipient', { address: to })
  const destination = isTokenAccount ? to : await getAssociatedAccount({ owner: to, mint, tokenProgram })
  const [found, { source, frozen }] = await Promise.all([
    isTokenAccount ? recipient : readAccounts(rpc, [destination], signal).then(([account]) => account),
    findSource(rpc, { owner: from, mint, tokenProgram, signal }),
  ])
  if (!source || source.amount < amount) {
    const balance = source?.amount ?? 0n
    if (frozen !== undefined && (!source || frozen >= amount))
      throw solanaErrors('solana/balance-frozen', { mint, balance, frozen })
    throw transferErrors('transfer/insufficient-token', { balance, amount })
  }
  const target = found?.owner === tokenProgram ? readTokenAccount(found.data) : undefined
  if (found?.owner === tokenProgram && target?.mint !== mint)
    throw solanaErrors('solana/wrong-recipient', { address: to })
  if (target?.isFrozen) throw solanaErrors('solana/account-frozen', { address: destination })

  const rent = target ? undefined : await readRent(rpc, facts.accountSize, signal)
  const fee = await readFee(rpc, facts, amount, signal)
  const { decimals } = facts
  const parties = { source: source.address, mint, destination, owner: from, amount }
  const newOwner = target ? undefined : to
  const extras = await listExtras(rpc, facts, { ...parties, newOwner, signal })
  return {
    instructions: [
      ...(target
        ? []
        : [instructions.createAssociatedAccount({ payer: from, account: destination, owner: to, mint, tokenProgram })]),
      // The program looks for the memo right before the transfer.
      ...(target?.needsMemo ? [instructions.memo(from, 'Transfer')] : []),
      instructions.transferChecked({ ...parties, decimals, fee, extras, tokenProgram }),
    ],
    lamports: rent ?? 0n,
    details: { rent, transferFee: fee, memo: target?.needsMemo || undefined },
  }
}

async function readFee(rpc: SolanaRpc, mint: Mint, amount: bigint, signal: AbortSignal | undefined) {
  return mint.fees && getTransferFee(mint, await readEpoch(rpc, signal), amount)
}

async function listExtras(rpc: SolanaRpc, { hook }: Mint, parties: Omit<ListHookAccountsParameters, 'program'>) {
  if (hook === undefined) return []
  const { listHookAccounts } = await import('./hook/listHookAccounts.js')
  return listHookAccounts(rpc, { ...parties, program: hook })
}
