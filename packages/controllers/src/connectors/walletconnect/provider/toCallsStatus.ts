import { type CaipNetworkId, walletErrors } from '@portico/core'
import { isRecord } from '@portico/core/internal'

export type ToCallsStatusParameters = {
  readonly id: string
  readonly networkId: CaipNetworkId
  /** A bundler's answer to `eth_getUserOperationReceipt`; `null` until the operation is in a block. */
  readonly receipt: unknown
}

/**
 * Converts the receipt of a user operation (ERC-4337) to the status of a batch of calls (EIP-5792): 100 pending, 200
 * confirmed, 500 reverted. Throws `wallet/invalid-response`.
 *
 * @param parameters The batch and its receipt.
 */
export function toCallsStatus({ id, networkId, receipt }: ToCallsStatusParameters): Readonly<Record<string, unknown>> {
  const chainId = `0x${BigInt(networkId.slice('eip155:'.length)).toString(16)}`
  const head = { version: '2.0.0', id, chainId, atomic: true }
  if (receipt === null || receipt === undefined) return { ...head, status: 100 }
  const transaction = isRecord(receipt) ? receipt.receipt : undefined
  if (!isRecord(receipt) || typeof receipt.success !== 'boolean' || !isRecord(transaction))
    throw walletErrors('wallet/invalid-response', { method: 'eth_getUserOperationReceipt' })
  const { blockHash, blockNumber, gasUsed, transactionHash } = transaction
  const { logs = transaction.logs, success } = receipt
  const entry = { logs, status: success ? '0x1' : '0x0', blockHash, blockNumber, gasUsed, transactionHash }
  return { ...head, status: success ? 200 : 500, receipts: [entry] }
}
