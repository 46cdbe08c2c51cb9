import type { AskApi } from '../client/WalletApi.js'

/** Codes of EIP-5792: in work, done, never on the chain, all failed, some failed. */
const codes = { pending: 100, confirmed: 200, notIncluded: 400, reverted: 500, partlyReverted: 600 } as const

/** Tells how a batch of calls fares (EIP-5792 `wallet_getCallsStatus`). */
export async function readCallsStatus(ask: AskApi, id: string) {
  const { chainId, hashes, lost, calls } = await ask('/api/batch', { id })
  const answers = await Promise.all(
    hashes.map((hash) => ask('/api/read', { chainId, method: 'eth_getTransactionReceipt', params: [hash] })),
  )
  const found = answers.map(({ result }) => (typeof result === 'object' && result !== null ? result : undefined))
  const receipts = found.filter((receipt) => receipt !== undefined)
  // What was given up is waited for no longer, but may still turn out to be on the chain.
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
