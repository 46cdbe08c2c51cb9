import { type TransferParameters, transferErrors } from '@portico/core'
import { solanaErrors } from '../errors/solanaErrors.js'
import type { SolanaRpc } from '../rpc/createRpcs.js'
import { readAccounts } from '../rpc/readAccounts.js'
import { readRent } from '../rpc/readRent.js'
import { programs } from '../tokens/programs.js'
import { getMostSources, type Mint, readMint } from '../tokens/readMint.js'
import { readTokenAccount } from '../tokens/readTokenAccount.js'
import { chooseSources } from './chooseSources.js'
import { findSources } from './findSources.js'
import { getAssociatedAccount } from './getAssociatedAccount.js'
import { getTransferFee } from './getTransferFee.js'
import type { ListHookAccountsParameters } from './hook/listHookAccounts.js'
import { instructions } from './instructions.js'
import { readEpoch } from './readEpoch.js'
import type { TransferPlan } from './TransferPlan.js'

export type PlanTokenParameters = TransferParameters & { readonly mint: string }

/**
 * Plans a transfer of a token, of either token program, out of as many of the sender's accounts as it takes: opens the
 * recipient's account when it is missing, adds a memo where that account asks for one, names the fee that the mint
 * withholds and the accounts of its hook. Throws `transfer/insufficient-token`, `solana/balance-frozen`,
 * `solana/unsupported-token`, `solana/account-frozen` and `solana/wrong-recipient`.
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

  // Users may paste a token account instead of its owner.
  const isTokenAccount = recipient?.owner === tokenProgram
  const isOther =
    recipient !== undefined && [programs.token, programs.token2022].some((each) => each === recipient.owner)
  if ((isOther && !isTokenAccount) || recipient?.executable)
    throw solanaErrors('solana/wrong-recipient', { address: to })
  const destination = isTokenAccount ? to : await getAssociatedAccount({ owner: to, mint, tokenProgram })
  const [found, held] = await Promise.all([
    isTokenAccount ? recipient : readAccounts(rpc, [destination], signal).then(([account]) => account),
    findSources(rpc, { owner: from, mint, tokenProgram, signal }),
  ])
  const parts = chooseSources({ ...held, mint, amount, most: getMostSources(facts) })
  const target = found?.owner === tokenProgram ? readTokenAccount(found.data) : undefined
  if (found?.owner === tokenProgram && target?.mint !== mint)
    throw solanaErrors('solana/wrong-recipient', { address: to })
  if (target?.isFrozen) throw solanaErrors('solana/account-frozen', { address: destination })

  const rent = target ? undefined : await readRent(rpc, facts.accountSize, signal)
  const epoch = facts.fees && (await readEpoch(rpc, signal))
  const { decimals } = facts
  const newOwner = target ? undefined : to
  const transfers = await Promise.all(
    parts.map(async (part) => {
      const parties = { source: part.address, mint, destination, owner: from, amount: part.amount }
      const extras = await listExtras(rpc, facts, { ...parties, newOwner, signal })
      const fee = epoch === undefined ? undefined : getTransferFee(facts, epoch, part.amount)
      return { ...parties, decimals, fee, extras, tokenProgram }
    }),
  )
  const fees = transfers.flatMap(({ fee }) => fee ?? [])
  return {
    instructions: [
      ...(target
        ? []
        : [instructions.createAssociatedAccount({ payer: from, account: destination, owner: to, mint, tokenProgram })]),
      // The program expects the memo right before each transfer.
      ...transfers.flatMap((transfer) => [
        ...(target?.needsMemo ? [instructions.memo(from, 'Transfer')] : []),
        instructions.transferChecked(transfer),
      ]),
    ],
    lamports: rent ?? 0n,
    details: {
      rent,
      transferFee: fees.length > 0 ? fees.reduce((sum, fee) => sum + fee, 0n) : undefined,
      memo: target?.needsMemo || undefined,
    },
  }
}

async function listExtras(rpc: SolanaRpc, { hook }: Mint, parties: Omit<ListHookAccountsParameters, 'program'>) {
  if (hook === undefined) return []
  const { listHookAccounts } = await import('./hook/listHookAccounts.js')
  return listHookAccounts(rpc, { ...parties, program: hook })
}
