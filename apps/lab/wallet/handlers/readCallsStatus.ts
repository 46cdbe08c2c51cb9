import type { AskApi } from '../client/WalletApi.js'

/** Codes of EIP-5792: in work, done, all failed, some failed. */
const codes = { pending: 100, confirmed: 200, reverted: 500, partlyReverted: 600 } as const

/** Tells how a batch of calls fares (EIP-5792 `wallet_getCallsStatus`). */
export async function readCallsStatus(ask: AskApi, id: string) {
  const { chainId, hashes, calls } = await ask('/api/batch', { id })
  const answers = await Promise.all(
    hashes.map((hash) => ask('/api/read', { chainId, method: 'eth_getTransactionReceipt', params: [hash] })),
  )
  const receipts = answers.flatMap(({ result }) => (typeof result === 'object' && result !== null ? [result] : []))
  // Calls that the node did not accept have failed; for the others the receipts tell.
  const failed = receipts.filter((receipt) => Reflect.get(receipt, 'status') !== '0x1').length + calls - hashes.length
  const status =
    receipts.length < hashes.length
      ? codes.pending
      : failed === 0
        ? codes.confirmed
        : failed === calls
          ? codes.reverted
          : codes.partlyReverted
  return { version: '2.0.0', id, chainId: `0x${chainId.toString(16)}`, atomic: false, status, receipts }
}
