import { expect, test } from 'vitest'
import { approvalRpcMethods, safeRpcMethods } from './rpcMethods.js'

// Written out by hand: a mistake in either list would allow or block a method.
const ethReads = `accounts blockNumber call chainId estimateGas feeHistory gasPrice getAccount getBalance getBlockByHash
  getBlockByNumber getBlockReceipts getBlockTransactionCountByHash getBlockTransactionCountByNumber getCode
  getFilterChanges getFilterLogs getLogs getProof getStorageAt getTransactionByBlockHashAndIndex
  getTransactionByBlockNumberAndIndex getTransactionByHash getTransactionCount getTransactionReceipt
  getUncleCountByBlockHash getUncleCountByBlockNumber maxPriorityFeePerGas newBlockFilter newFilter
  newPendingTransactionFilter sendRawTransaction syncing uninstallFilter getUserOperationReceipt
  estimateUserOperationGas getUserOperationByHash supportedEntryPoints`
const walletReads = 'getCapabilities getCallsStatus getAssets'

const list = (prefix: string, names: string) => names.split(/\s+/).map((name) => `${prefix}_${name}`)

test('what is safe is what the protocol says, and no more', () => {
  expect([...safeRpcMethods].sort()).toEqual([...list('eth', ethReads), ...list('wallet', walletReads)].sort())
})

test('what needs approval is what the protocol says, and no more', () => {
  expect([...approvalRpcMethods].sort()).toEqual(
    [
      'personal_sign',
      ...list('eth', 'signTypedData_v4 sendTransaction sendUserOperation'),
      ...list('solana', 'signMessage signTransaction signAllTransactions signAndSendTransaction'),
      ...list('wallet', 'sendCalls grantPermissions revokePermissions'),
    ].sort(),
  )
})
