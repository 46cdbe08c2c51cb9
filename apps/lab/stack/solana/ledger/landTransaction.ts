import type { DecodedTransaction } from '@portico/app-parts/solana/decodeTransaction'
import type { TransactionError } from '@portico/app-parts/solana/describeTransactionError'
import type { Address } from '@solana/kit'
import { FailedTransactionMetadata, type LiteSVM, type TransactionMetadata } from 'litesvm'
import { nameTransactionError } from '../errors/nameTransactionError.js'
import { readTokenBalance } from '../tokens/readTokenBalance.js'
import type { Balances, Landed } from './Landed.js'
import { resolveKeys } from './resolveKeys.js'

function readBalances(vm: LiteSVM, keys: readonly Address[]): Balances {
  return {
    lamports: keys.map((key) => vm.getBalance(key) ?? 0n),
    tokens: keys.flatMap((key, index) => readTokenBalance(vm, key, index) ?? []),
  }
}

function readInnerInstructions(meta: TransactionMetadata): Landed['innerInstructions'] {
  const lists = meta.innerInstructions().map((list, index) => ({
    index,
    instructions: list.map((each) => ({
      programIdIndex: each.instruction().programIdIndex(),
      accounts: [...each.instruction().accounts()],
      data: Uint8Array.from(each.instruction().data()),
      stackHeight: each.stackHeight(),
    })),
  }))
  return lists.filter(({ instructions }) => instructions.length > 0)
}

const sum = ({ lamports }: Balances) => lamports.reduce((total, each) => total + each, 0n)

/** Executes a signed transaction in the VM. */
function run(
  vm: LiteSVM,
  { transaction }: DecodedTransaction,
): TransactionMetadata | FailedTransactionMetadata | undefined {
  try {
    return vm.sendTransaction(transaction)
  } catch {
    // The VM's wrapper throws if a signature is missing. Such a transaction never gets into a block.
    return undefined
  }
}

/**
 * Executes a transaction.
 *
 * @returns The outcome, or `undefined` if the transaction cannot get into a block because nobody could be charged the
 * fee.
 */
export function landTransaction(parameters: {
  vm: LiteSVM
  decoded: DecodedTransaction
  slot: number
  blockTime: number
  confirmAfterSlots: number
}): Landed | undefined {
  const { vm, decoded, ...facts } = parameters
  const { keys, loaded } = resolveKeys(vm, decoded)
  const before = readBalances(vm, keys)
  const result = run(vm, decoded)
  if (!result) return undefined
  const after = readBalances(vm, keys)
  // Executing moves lamports between the accounts of the transaction only, so the difference is the fee.
  const fee = sum(before) - sum(after)
  const isFailed = result instanceof FailedTransactionMetadata
  if (isFailed && fee === 0n) return undefined
  const error: TransactionError | null = isFailed ? nameTransactionError(result.err()) : null
  const meta = isFailed ? result.meta() : result
  return {
    decoded,
    keys,
    loaded,
    ...facts,
    error,
    fee,
    before,
    after,
    logs: meta.logs(),
    unitsConsumed: meta.computeUnitsConsumed(),
    innerInstructions: readInnerInstructions(meta),
  }
}
