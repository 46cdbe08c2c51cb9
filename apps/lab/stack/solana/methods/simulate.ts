import type { DecodedTransaction } from '@portico/app-parts/solana/decodeTransaction'
import type { TransactionError } from '@portico/app-parts/solana/describeTransactionError'
import { type Address, address, type EncodedAccount } from '@solana/kit'
import { FailedTransactionMetadata } from 'litesvm'
import { nameTransactionError } from '../errors/nameTransactionError.js'
import type { Ledger } from '../ledger/createLedger.js'

/** Result of a simulation. */
export type Simulated = {
  readonly err: TransactionError | null
  readonly logs: readonly string[]
  readonly unitsConsumed: bigint
  /** The accounts after the transaction; empty if it fails. */
  readonly accounts: readonly EncodedAccount[]
  readonly returnData: { readonly programId: Uint8Array; readonly data: Uint8Array } | undefined
}

const nothing = { logs: [], unitsConsumed: 0n, accounts: [], returnData: undefined }

/**
 * Simulates a transaction.
 *
 * @param verify Whether to check its signatures.
 */
export function simulate({ vm }: Ledger, { transaction }: DecodedTransaction, verify: boolean): Simulated {
  vm.withSigverify(verify)
  try {
    const result = vm.simulateTransaction(transaction)
    const isFailed = result instanceof FailedTransactionMetadata
    const meta = result.meta()
    const returned = meta.returnData()
    const data = Uint8Array.from(returned.data())
    return {
      err: isFailed ? nameTransactionError(result.err()) : null,
      logs: meta.logs(),
      unitsConsumed: meta.computeUnitsConsumed(),
      accounts: isFailed ? [] : result.postAccounts(),
      returnData: data.length > 0 ? { programId: Uint8Array.from(returned.programId()), data } : undefined,
    }
  } catch {
    // The VM's wrapper throws if a signature is missing.
    return { ...nothing, err: 'SignatureFailure' }
  } finally {
    vm.withSigverify(true)
  }
}

/** Returns an account as a simulation left it, or its current state if the transaction does not use it. */
export function findSimulated({ vm }: Ledger, simulated: Simulated, key: string): EncodedAccount | undefined {
  const wanted: Address = address(key)
  const changed = simulated.accounts.find((each) => each.address === wanted)
  if (changed) return changed
  const account = vm.getAccount(wanted)
  return account.exists ? account : undefined
}
