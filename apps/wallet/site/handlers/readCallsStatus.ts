import type { AskApi } from '../client/AskApi.js'

/** Status codes of EIP-5792. */
const codes = { pending: 100, confirmed: 200, notIncluded: 400, reverted: 500, partlyReverted: 600 } as const

/** Returns the status of a batch of calls (EIP-5792 `wallet_getCallsStatus`). */
export async function readCallsStatus(ask: AskApi, id: string) {
  const { chainId, hashes, lost, calls } = await ask('/api/batch', { id })
  const answers = await Promise.all(
    hashes.map((hash) => ask('/api/read', { chainId, method: 'eth_getTransactionReceipt', params: [hash] })),
  )
  const found = answers.map(({ result }) => (typeof result === 'object' && result !== null ? result : undefined))
  const receipts = found.filter((receipt) => receipt !== undefined)
  // A transaction that was given up does not count as pending, but may still turn out to be on the chain.
  const isPending = hashes.some((hash, at) => !found[at] && !lost.includes(hash))
  const failed = calls - receipts.filter((receipt) => Reflect.get(receipt, 'status') === '0x1').length
  const status = isPending ? codes.pending : readEnd({ calls, failed, included: receipts.length })
  return { version: '2.0.0', id, chainId: `0x${chainId.toString(16)}`, atomic: false, status, receipts }
}

function readEnd({ calls, failed, included }: { calls: number; failed: number; included: number }): number {
  if (failed === 0) return codes.confirmed
  if (included === 0) return codes.notIncluded
  return failed === calls ? codes.reverted : codes.partlyReverted
}
