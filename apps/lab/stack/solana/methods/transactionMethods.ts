import { type DecodedTransaction, decodeTransaction } from '@portico/app-parts/solana/decodeTransaction'
import { describeTransactionError } from '@portico/app-parts/solana/describeTransactionError'
import { invalidParams, RpcError } from '@portico/app-parts/solana/RpcError'
import { base58, base64 } from '@scure/base'
import { readBudget } from '../ledger/readBudget.js'
import { readAddress, readBytes, readConfig, readStrings } from '../readParams.js'
import { getLifetime } from './blockMethods.js'
import { createAirdrop } from './createAirdrop.js'
import { encodeAccount } from './encodeAccount.js'
import { type RpcContext, type RpcMethods, withContext } from './RpcMethod.js'
import { findSimulated, type Simulated, simulate } from './simulate.js'

const nothing = { logs: [], unitsConsumed: 0n, accounts: [], returnData: undefined }

/** Checks what the VM does not, then simulates the transaction. */
function check(
  context: RpcContext,
  decoded: DecodedTransaction,
  options: { verify: boolean; hash: boolean },
): Simulated {
  const { ledger } = context
  if (options.hash && ledger.getAge(decoded.blockhash) >= getLifetime(context))
    return { ...nothing, err: 'BlockhashNotFound' }
  if (ledger.find(decoded.signature)) return { ...nothing, err: 'AlreadyProcessed' }
  return simulate(ledger, decoded, options.verify)
}

function encodeReturnData({ returnData }: Simulated) {
  return returnData
    ? { programId: base58.encode(returnData.programId), data: [base64.encode(returnData.data), 'base64'] }
    : null
}

function preflight(context: RpcContext, decoded: DecodedTransaction): void {
  const tried = check(context, decoded, { verify: true, hash: true })
  if (tried.err === null) return
  if (tried.err === 'SignatureFailure') throw new RpcError(-32003, 'Transaction signature verification failure')
  throw new RpcError(-32002, `Transaction simulation failed: ${describeTransactionError(tried.err)}`, {
    accounts: null,
    err: tried.err,
    innerInstructions: null,
    loadedAccountsDataSize: 0,
    logs: tried.logs,
    replacementBlockhash: null,
    returnData: encodeReturnData(tried),
    unitsConsumed: tried.unitsConsumed,
  })
}

/** Returns whether the network silently drops a transaction, as a full one does with those that pay too little. */
function isLost({ faults, takeLoss }: RpcContext, decoded: DecodedTransaction): boolean {
  return takeLoss() || readBudget(decoded).unitPrice < BigInt(faults.minPriorityFee ?? 0)
}

function submit(context: RpcContext, decoded: DecodedTransaction): string {
  const { landAfterSlots, confirmAfterSlots } = context.faults
  const lifetime = getLifetime(context)
  if (!isLost(context, decoded)) context.ledger.submit(decoded, { landAfterSlots, confirmAfterSlots, lifetime })
  return decoded.signature
}

/** RPC methods that take transactions. */
export const transactionMethods: RpcMethods = {
  sendTransaction(context, [bytes, config]) {
    const { encoding = 'base58', skipPreflight } = readConfig(config)
    const decoded = decodeTransaction(readBytes(bytes, encoding))
    if (!skipPreflight) preflight(context, decoded)
    return submit(context, decoded)
  },
  simulateTransaction(context, [bytes, config]) {
    const { encoding = 'base58', sigVerify = false, replaceRecentBlockhash = false, accounts } = readConfig(config)
    if (sigVerify && replaceRecentBlockhash)
      throw invalidParams('sigVerify may not be used with replaceRecentBlockhash')
    const { ledger } = context
    const decoded = decodeTransaction(readBytes(bytes, encoding))
    const tried = check(context, decoded, { verify: sigVerify === true, hash: !replaceRecentBlockhash })
    const wanted = readConfig(accounts)
    const shown = accounts
      ? readStrings(wanted.addresses).map((key) => {
          const account = findSimulated(ledger, tried, readAddress(key))
          return account ? encodeAccount(ledger.vm, account, { encoding: wanted.encoding ?? 'base64' }) : null
        })
      : null
    const lastValidBlockHeight = ledger.getBlockHeight() + getLifetime(context)
    return withContext(context, {
      err: tried.err,
      logs: tried.logs,
      accounts: shown,
      unitsConsumed: tried.unitsConsumed,
      returnData: encodeReturnData(tried),
      innerInstructions: null,
      replacementBlockhash: replaceRecentBlockhash ? { blockhash: ledger.getBlockhash(), lastValidBlockHeight } : null,
    })
  },
  requestAirdrop(context, [key, amount]) {
    const to = readAddress(key)
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
      throw invalidParams('Invalid params: the amount must be a whole number of lamports.')
    const { ledger } = context
    const bytes = createAirdrop({ to, amount: BigInt(amount), blockhash: ledger.getBlockhash() })
    const decoded = decodeTransaction(bytes)
    const { err } = simulate(ledger, decoded, true)
    if (err) throw new RpcError(-32603, `airdrop request failed: ${describeTransactionError(err)}`)
    return submit(context, decoded)
  },
}
