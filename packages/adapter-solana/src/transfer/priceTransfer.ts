import { type AdapterContext, transferErrors } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import { base64 } from '@scure/base'
import type { SolanaRpc } from '../rpc/createRpcs.js'
import { compileTransaction } from './compileTransaction.js'
import { instructions } from './instructions.js'
import { readPriorityPrice } from './readPriorityPrice.js'
import type { Instruction } from './TransferPlan.js'
import { toFailure } from './toFailure.js'

export type PriceTransferParameters = {
  readonly context: AdapterContext
  readonly payer: string
  readonly calls: readonly Instruction[]
  readonly signal: AbortSignal | undefined
}

export type TransferPrice = {
  /** Network fee in lamports. Exact, because Solana charges for the requested units, not the used ones. */
  readonly fee: bigint
  /** The compute budget instructions. */
  readonly budget: readonly Instruction[]
}

/** Lamports per signature, the same on every cluster. */
export const signatureFee = 5000n

/** Maximum number of compute units of a transaction. */
const mostUnits = 1_400_000

/** Minimum number of additional units. A program needs some to report why it fails. */
const spareUnits = 1000

/** A placeholder, which the simulation replaces with a recent blockhash. */
const anyBlockhash = '11111111111111111111111111111111'

/**
 * Simulates a transfer and prices it: the units it took and some more, at what transactions that touch the same
 * accounts paid lately. Throws `transfer/estimate-failed` with the program's reason when it would fail.
 *
 * @param rpc The cluster.
 * @param parameters Who pays and what is called.
 */
export async function priceTransfer(
  rpc: SolanaRpc,
  { context, payer, calls, signal }: PriceTransferParameters,
): Promise<TransferPrice> {
  const price0 = [instructions.setComputeUnitLimit(mostUnits), instructions.setComputeUnitPrice(0n)]
  const trial = await compileTransaction({ payer, blockhash: anyBlockhash, instructions: [...price0, ...calls] })
  const options = { encoding: 'base64', sigVerify: false, replaceRecentBlockhash: true, commitment: 'confirmed' }
  const writable = calls.flatMap(({ keys }) => keys.filter((key) => key.writable).map(({ address }) => address))
  const [answer, offered] = await Promise.all([
    rpc.request('simulateTransaction', [base64.encode(trial), options], signal),
    readPriorityPrice(rpc, { context, accounts: [...new Set(writable)], signal }),
  ])
  const result = isRecord(answer) ? answer.value : undefined
  if (!isRecord(result)) throw rpc.fail()
  if (result.err !== null && result.err !== undefined) {
    const cause = toFailure(result.err, result.logs)
    if (cause.code === 'transfer/insufficient-funds') throw cause
    throw transferErrors('transfer/estimate-failed', { reason: cause.shortMessage }, { cause })
  }
  const { unitsConsumed } = result
  if (typeof unitsConsumed !== 'number' || !(unitsConsumed > 0)) throw rpc.fail()
  const units = Math.min(Math.ceil(Math.max(unitsConsumed * 1.1, unitsConsumed + spareUnits)), mostUnits)
  const microLamports = limitPrice(offered, BigInt(units))
  const priority = (microLamports * BigInt(units) + 999_999n) / 1_000_000n
  return {
    fee: signatureFee + priority,
    budget: [instructions.setComputeUnitLimit(units), instructions.setComputeUnitPrice(microLamports)],
  }
}

/** Maximum priority fee in lamports, however busy the cluster is: a thousandth of a SOL. */
const mostPriority = 1_000_000n

function limitPrice(offered: bigint, units: bigint): bigint {
  const most = (mostPriority * 1_000_000n) / units
  return offered < most ? offered : most
}
